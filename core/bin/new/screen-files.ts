import { capital, type Files, type Names } from './names'

/** Overview, detail and form of a resource: they name fields, and the kit takes what these are from the entity. */
export function screenFiles({ code, name }: Names): Files {
  const Entity = capital(name)
  const folder = `plugins/${code}/ui`
  return {
    [`${folder}/screens/${name}-overview.tsx`]: `import { Button, useSearchParams, useT } from '@core/ui'
import { ImportButton, ResourceList } from '@core/ui/lists'
import ${name} from '@openapi/fields/${name}'
import { IconPlus } from '@tabler/icons-react'
import { New${Entity}Modal } from '../${name}-modal'

/** \`/${name}_overview\` */
export default function ${Entity}Overview() {
  const t = useT('${code}')
  const [params, setParams] = useSearchParams()
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setParams({ new: '' })}>
      {t('${name}New')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={${name}}
        title={t('${name}Title')}
        what={t('${name}Lower')}
        sort="-created_at"
        columns={[
          { field: 'name', phone: 'title' },
          { field: 'description', phone: 'meta' },
        ]}
        href={row => \`/${name}_detail/\${row.id}\`}
        removal={{ to: 'trash', question: () => t('${name}Trash') }}
        tools={<ImportButton resource="/api/${name}" what={t('${name}Lower')} />}
        actions={button}
        empty={{ actions: button }}
      />
      {params.has('new') && <New${Entity}Modal onClose={() => setParams({}, { replace: true })} />}
    </>
  )
}
`,
    [`${folder}/screens/${name}-detail.tsx`]: `import { Button, Card, Loaded, type RowOf, useCall, useParams, useT } from '@core/ui'
import { DetailScreen, ResourceFacts, useRecord } from '@core/ui/records'
import ${name} from '@openapi/fields/${name}'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Edit${Entity}Modal } from '../${name}-modal'

/** \`/${name}_detail/:${name}Id\` */
export default function ${Entity}Detail() {
  const t = useT('${code}')
  const { ${name}Id } = useParams()
  const found = useCall('get', '/api/${name}/{id}', { params: { path: { id: Number(${name}Id) } } })
  return (
    <Loaded query={found} what={t('${name}Facts')}>
      {row => <Details key={row.id} row={row} />}
    </Loaded>
  )
}

function Details({ row }: { row: RowOf<'/api/${name}'> }) {
  const t = useT('${code}')
  const record = useRecord(${name}, row)
  const [editing, setEditing] = useState(false)
  return (
    <>
      <DetailScreen
        title={row.name}
        crumbs={[{ title: t('${name}Title'), to: '/${name}_overview' }]}
        actions={
          <Button icon={IconPencil} onClick={() => setEditing(true)}>
            {t('${name}Edit')}
          </Button>
        }
        record={record}
        tabs={[
          {
            key: 'overview',
            title: t('${name}Facts'),
            content: (
              <Card title={t('${name}Facts')}>
                <ResourceFacts of={${name}} row={row} without={['name']} />
              </Card>
            ),
          },
        ]}
      />
      {editing && <Edit${Entity}Modal row={row} onClose={() => setEditing(false)} />}
    </>
  )
}
`,
    [`${folder}/${name}-modal.tsx`]: `import { type RowOf, useNavigate, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import ${name} from '@openapi/fields/${name}'

/** Where forms ask what; a field that stands nowhere here comes at the end. */
const LAYOUT = ['name', 'description'] as const

export function New${Entity}Modal({ onClose }: { onClose: () => void }) {
  const t = useT('${code}')
  const navigate = useNavigate()
  return (
    <ResourceModal
      of={${name}}
      title={t('${name}New')}
      layout={LAYOUT}
      onSaved={made => navigate(\`/${name}_detail/\${made.id}\`)}
      onClose={onClose}
    />
  )
}

export function Edit${Entity}Modal({ row, onClose }: { row: RowOf<'/api/${name}'>; onClose: () => void }) {
  const t = useT('${code}')
  return <ResourceModal of={${name}} record={row} title={t('${name}Edit')} layout={LAYOUT} onClose={onClose} />
}
`,
  }
}

/** A test that opens overview, form and detail one after the other, as people do. */
export const screenTests = ({ code, name, plural }: Names): Files => ({
  [`plugins/${code}/ui/tests/${name}.test.tsx`]: `import { expect, test } from 'bun:test'
import { keepInMemory, openScreens } from '@core/ui/tests/open-screens'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ui from '../index'

test('the overview has a form for a new ${name}, which opens once it is made and is listed then', async () => {
  keepInMemory('/api/${name}', [])
  await openScreens(ui, '/${name}_overview')
  await screen.findByText('Nog geen ${plural}')
  await userEvent.click(screen.getAllByRole('button', { name: 'Nieuw: ${name}' })[0] as HTMLElement)
  const form = within(await screen.findByRole('dialog', { name: 'Nieuw: ${name}' }))
  await userEvent.type(form.getByLabelText(/^Naam/), 'Eerste ${name}')
  await userEvent.type(form.getByLabelText(/^Omschrijving/), 'Op het dak')
  await userEvent.click(form.getByRole('button', { name: 'Bewaar' }))
  await screen.findByRole('heading', { level: 1, name: 'Eerste ${name}' })
  expect(screen.getByText('Op het dak')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: '${capital(plural)}' }))
  await screen.findByRole('heading', { level: 1, name: '${capital(plural)}' })
  await screen.findByText('Eerste ${name}')
})
`,
})

/** The two screens of a resource as `ui/index.ts` lists them. */
export const screenEntries = ({ name, module }: Names): string => `    {
      path: '/${name}_overview',
      module: '${module}',
      title: '${name}Title',
      menu: { group: 'meer', order: 900, icon: IconBox },
      load: () => import('./screens/${name}-overview'),
    },
    { path: '/${name}_detail/:${name}Id', module: '${module}', load: () => import('./screens/${name}-detail') },
`

/** `ui/index.ts` of a plugin whose first screens are those of this resource. */
export const uiIndex = (names: Names): string => `import { defineUi } from '@core/ui'
import { IconBox } from '@tabler/icons-react'
import nl from '../locales/nl'

export default defineUi({
  code: '${names.code}',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
${screenEntries(names)}  ],
})

declare module '@core/ui' {
  interface UiLocales {
    ${names.code}: typeof nl
  }
}
`
