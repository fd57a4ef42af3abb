import { capital, type Files } from './names'

/** Overview, detail and form of a resource: they name fields, and the kit takes what these are from the entity. */
export function screenFiles(code: string, name: string): Files {
  const Entity = capital(name)
  const folder = `plugins/${code}/ui`
  return {
    [`${folder}/screens/${name}-overview.tsx`]: `import { Button, ImportButton, ResourceList, useSearchParams, useT } from '@core/ui'
import ${name} from '@openapi/fields/${name}'
import { IconPlus } from '@tabler/icons-react'
import { New${Entity}Modal } from '../${name}-modal'

/** \`/${name}_overview\` */
export default function ${Entity}Overview() {
  const t = useT('${code}')
  const [params, setParams] = useSearchParams()
  const what = t('${name}Title').toLowerCase()
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
        what={what}
        sort="-created_at"
        columns={[
          { field: 'name', phone: 'title' },
          { field: 'description', phone: 'meta' },
        ]}
        href={row => \`/${name}_detail/\${row.id}\`}
        removal={{ to: 'trash', question: () => t('${name}Trash') }}
        tools={<ImportButton resource="/api/${name}" what={what} />}
        actions={button}
        empty={{ actions: button }}
      />
      {params.has('new') && <New${Entity}Modal onClose={() => setParams({}, { replace: true })} />}
    </>
  )
}
`,
    [`${folder}/screens/${name}-detail.tsx`]: `import { Button, Card, DetailScreen, Loaded, ResourceFacts, type RowOf, useCall, useParams, useRecord, useT } from '@core/ui'
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
    <Loaded query={found} what={t('${name}Title')}>
      {row => <Details key={row.id} row={row} />}
    </Loaded>
  )
}

function Details({ row }: { row: RowOf<'/api/${name}'> }) {
  const t = useT('${code}')
  const record = useRecord(${name}, row)
  const [editing, setEditing] = useState(false)
  const title = t('${name}Title')
  return (
    <>
      <DetailScreen
        title={row.name}
        crumbs={[{ title, to: '/${name}_overview' }]}
        actions={
          <Button icon={IconPencil} onClick={() => setEditing(true)}>
            {t('${name}Edit')}
          </Button>
        }
        record={record}
        tabs={[
          {
            key: 'overview',
            title,
            content: (
              <Card title={title}>
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
    [`${folder}/${name}-modal.tsx`]: `import { ResourceModal, type RowOf, useNavigate, useT } from '@core/ui'
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

/** The two screens of a resource as `ui/index.ts` lists them. */
export const screenEntries = (name: string): string => `    {
      path: '/${name}_overview',
      module: 'BASIS',
      title: '${name}Title',
      menu: { group: 'meer', order: 900, icon: IconBox },
      load: () => import('./screens/${name}-overview'),
    },
    { path: '/${name}_detail/:${name}Id', module: 'BASIS', load: () => import('./screens/${name}-detail') },
`

/** `ui/index.ts` of a plugin whose first screens are those of this resource. */
export const uiIndex = (code: string, name: string): string => `import { defineUi } from '@core/ui'
import { IconBox } from '@tabler/icons-react'
import nl from '../locales/nl'

export default defineUi({
  code: '${code}',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
${screenEntries(name)}  ],
})

declare module '@core/ui' {
  interface UiLocales {
    ${code}: typeof nl
  }
}
`
