import {
  Card,
  CardRow,
  call,
  confirm,
  EmptyState,
  IconButton,
  Link,
  Loaded,
  Problem,
  refreshCalls,
  toast,
  useCall,
  useT,
} from '@core/ui'
import { IconTemplate, IconTrash } from '@tabler/icons-react'
import { useKindText } from '../../contract/kind-text'
import { pathOfKind } from '../../contract/path-of-kind'
import type { EditorKind } from '../../contract/ui'
import { editorPage } from '../editor/document-row'

/** The templates of every kind of document that the company has (R-SET-022). */
export default function TemplatesCards() {
  const { data: kinds = [] } = useCall('get', '/api/documentkind')
  return kinds.map(({ code }) => <TemplatesCard key={code} kind={code} />)
}

function TemplatesCard({ kind }: { kind: EditorKind }) {
  const t = useT('documents')
  const words = useKindText(kind)
  const templates = useCall('get', pathOfKind(kind, '/api/quotation/indexTemplates'))

  async function remove(id: number, name: string): Promise<void> {
    if (!(await confirm({ title: t('deleteTitle', { name }), text: t('deleteText'), verb: t('delete'), danger: true })))
      return
    try {
      await call('delete', pathOfKind(kind, '/api/quotation/{id}'), { params: { path: { id } } })
      toast(t('deleted', { name }))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      toast(t('deleteTemplateFailed', { message: error.message }), { tone: 'danger' })
    }
    await refreshCalls(`/api/${kind}`)
  }

  return (
    <Card title={words('kindTemplates')} count={templates.data?.length} flush>
      <Loaded compact query={templates} what={t('theTemplates')}>
        {rows =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconTemplate} title={t('noTemplates')} text={t('noTemplatesText')} />
          ) : (
            rows.map(template => {
              const name = template.title ?? `#${template.id}`
              return (
                <CardRow key={template.id}>
                  <IconTemplate size={16} stroke={1.75} aria-hidden="true" />
                  <Link className="vk-grow vk-clip" to={editorPage(kind, { id: template.id, is_template: true })}>
                    {name}
                  </Link>
                  <IconButton
                    size="small"
                    icon={IconTrash}
                    label={t('deleteNamed', { name })}
                    onClick={() => void remove(template.id, name)}
                  />
                </CardRow>
              )
            })
          )
        }
      </Loaded>
    </Card>
  )
}
