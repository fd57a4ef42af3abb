import {
  atFirstTouch,
  Button,
  confirm,
  formatDay,
  lazyPart,
  type RowOf,
  refreshCalls,
  Tag,
  toast,
  useNavigate,
  useSave,
  useSearchParams,
  useT,
} from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import described from '@openapi/fields/vertical'
import { IconClipboardList, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'

const NewVertical = lazyPart(atFirstTouch(() => import('../builder/new-vertical')))

type Form = RowOf<'/api/vertical'>

/** The forms of the company (SCR-087). */
export default function VerticalOverview() {
  const t = useT('surveys')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const duplicate = useSave('post', '/api/vertical/{id}/duplicate')
  const start = useSave('post', '/api/vertical/startforms')
  const change = useSave('patch', '/api/vertical/{id}')

  function copy({ id }: Form): void {
    duplicate.mutate({ params: { path: { id } } }, made => {
      navigate(`/vertical_detail/${made.id}`)
      toast(t('formDuplicated'))
    })
  }

  /** Put away and not deleted: dossiers keep what was filled in (R-VERT-001). */
  async function remove({ id, description }: Form): Promise<void> {
    const sure = { title: t('deleteForm', { name: description }), text: t('deleteFormText') }
    if (!(await confirm({ ...sure, verb: t('delete'), danger: true }))) return
    const put = (archived: number) => ({ params: { path: { id } }, body: { archived } })
    change.mutate(put(1), () =>
      toast(t('formDeleted', { name: description }), { undo: () => change.send(put(0)).then(() => undefined) }),
    )
  }

  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => setParams({ new: '' })}>
      {t('form')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={described}
        title={t('forms')}
        what={t('formsLower')}
        sort="description"
        href={row => `/vertical_detail/${row.id}`}
        filters={['type', 'recurring']}
        columns={[
          {
            field: 'description',
            minWidth: 260,
            phone: 'title',
            render: row => (
              <span className="vk-row">
                <strong className="vk-clip">{row.description}</strong>
                {row.draft_id !== null && <Tag tone="warn">{t('draft')}</Tag>}
              </span>
            ),
          },
          { field: 'type', width: 190, phone: 'meta', render: row => t(`field.vertical.type.${row.type}`) },
          {
            field: 'recurring',
            width: 180,
            render: row => (row.recurring ? <Tag tone="info">{t('severalTimes')}</Tag> : null),
          },
          {
            field: 'updated_at',
            header: t('changed'),
            width: 140,
            phone: 'value',
            render: row => formatDay(row.updated_at),
          },
        ]}
        rowActions={row => [
          { key: 'duplicate', label: t('duplicate'), icon: IconCopy, onSelect: () => copy(row) },
          { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void remove(row) },
        ]}
        actions={button}
        empty={{
          icon: IconClipboardList,
          title: t('noForms'),
          text: t('noFormsText'),
          actions: (
            <>
              {button}
              <Button
                onClick={() =>
                  start.mutate({}, made => {
                    void refreshCalls('/api/vertical')
                    toast(t('formsTaken', { count: made.length }))
                  })
                }
              >
                {t('takeFirstForms')}
              </Button>
            </>
          ),
        }}
      />
      {params.has('new') && (
        <NewVertical
          description={params.get('new') ?? ''}
          onSaved={made => navigate(`/vertical_detail/${made.id}`)}
          onClose={() => setParams({}, { replace: true })}
        />
      )}
    </>
  )
}
