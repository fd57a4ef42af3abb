type Files = Readonly<Record<string, string>>

const capital = (name: string) => name[0]?.toUpperCase() + name.slice(1)

/** A plugin with one resource, a screen that lists it, texts in three languages and a test. */
export function pluginFiles(code: string): Files {
  const Entity = capital(code)
  const folder = `plugins/${code}`
  return {
    ...resourceFiles(code, code),
    [`${folder}/plugin.ts`]: `import { definePlugin } from '@core/plugin/define-plugin'
import { ${Entity} } from './entities/${code}'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { ${code}s } from './resources/${code}s'

/** What this plugin sells, in one sentence. */
export default definePlugin({
  code: '${code}',
  module: 'BASIS',
  entities: [${Entity}],
  migrations,
  resources: [${code}s],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
})
`,
    [`${folder}/migrations/index.ts`]: `import type { SchemaStep } from '@core/db/migrate'

export default [] as SchemaStep[]
`,
    [`${folder}/locales/nl.ts`]: locale(code, ['Naam', 'Omschrijving'], true),
    [`${folder}/locales/en.ts`]: locale(code, ['Name', 'Description'], false),
    [`${folder}/locales/es-AR.ts`]: locale(code, ['Nombre', 'Descripción'], false),
    [`${folder}/ui/index.ts`]: `import { defineUi } from '@core/ui'
import { IconBox } from '@tabler/icons-react'
import nl from '../locales/nl'

export default defineUi({
  code: '${code}',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/${code}_overview',
      module: 'BASIS',
      title: 'title',
      menu: { group: 'meer', order: 900, icon: IconBox },
      load: () => import('./screens/${code}-overview'),
    },
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    ${code}: typeof nl
  }
}
`,
    [`${folder}/ui/screens/${code}-overview.tsx`]: `import { ListScreen, useT } from '@core/ui'

/** \`/${code}_overview\` */
export default function ${Entity}Overview() {
  const t = useT('${code}')
  return (
    <ListScreen
      resource="/api/${code}"
      title={t('title')}
      what={t('title').toLowerCase()}
      sort="-created_at"
      columns={[
        { field: 'name', header: t('name'), phone: 'title' },
        { field: 'description', header: t('description'), phone: 'meta' },
      ]}
    />
  )
}
`,
    [`${folder}/README.md`]: `# ${code}

What it sells: …

States: none. Publishes: nothing. Bridges: none.
`,
  }
}

/** An entity, its resource and a test of both through the real kernel. */
export function resourceFiles(code: string, name: string): Files {
  const Entity = capital(name)
  const folder = `plugins/${code}`
  return {
    [`${folder}/entities/${name}.ts`]: `import { tenantEntity, trash } from '@core/db/entity'
import { searchText, text } from '@core/db/fields'

/** What one ${name} is. */
export const ${Entity} = tenantEntity({
  name: '${name}',
  properties: {
    name: text(),
    description: text(2000).nullable(),
    search_text: searchText<{ name: string; description?: string | null }>(row => [row.name, row.description]),
    ...trash,
  },
})
`,
    [`${folder}/resources/${name}s.ts`]: `import { resource } from '@core/resource/resource'
import { ${Entity} } from '../entities/${name}'

/** The five calls at \`/api/${name}\`. */
export const ${name}s = resource({ entity: ${Entity}, module: 'BASIS', sort: '-created_at' })
`,
    [`${folder}/tests/${name}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a ${name} is made, found and put in the trash, and no other company sees it', async () => {
  const ours = await server.company()
  const theirs = await server.company()
  const made = await ours.admin.post('/api/${name}', { name: 'Eerste ${name}' })
  expect(made.status).toBe(201)
  expect((await ours.admin.get('/api/${name}?limit=25&query=eerste')).body.pagination.total).toBe(1)
  expect((await theirs.admin.get(\`/api/${name}/\${made.body.id}\`)).status).toBe(404)
  expect((await ours.admin.delete(\`/api/${name}/\${made.body.id}\`)).status).toBe(204)
  expect((await ours.admin.get('/api/${name}?limit=25')).body.pagination.total).toBe(0)
})
`,
  }
}

function locale(code: string, [name, description]: readonly [string, string], isSource: boolean): string {
  const body = `  title: '${capital(code)}',\n  name: '${name}',\n  description: '${description}',\n`
  return isSource
    ? `/** Texts of ${code}. */\nexport default {\n${body}} as const\n`
    : `import type nl from './nl'\n\nexport default {\n${body}} satisfies Record<keyof typeof nl, string>\n`
}
