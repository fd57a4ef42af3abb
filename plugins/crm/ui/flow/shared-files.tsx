import { Card, download, ErrorState, useGrowingList, useSave, useT } from '@core/ui'
import { Files } from '@core/ui/records'

/** Files of a dossier that its customer sees too, or has sent (SCR-123, R-SET-008). */
export function SharedFiles({ flowId }: { flowId: number }) {
  const t = useT('crm')
  const { list, rows, more } = useGrowingList('/api/flowfile', { flow_id: String(flowId) })
  const rename = useSave('patch', '/api/flowfile/{id}')
  const remove = useSave('delete', '/api/flowfile/{id}')
  return (
    <Card title={t('sharedFiles')}>
      {list.isError ? (
        <ErrorState compact error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Files
          files={list.data && rows}
          more={more}
          accept="image/*,application/pdf"
          help={t('sharedFilesHelp')}
          from={file => (file.by_customer ? t('byCustomer') : (file.user_fullname ?? undefined))}
          calls={{
            download: id => download(`/api/flowfile/${id}`),
            store: { path: '/api/flowfile', fields: { flow_id: flowId } },
            view: id => `/api/flowfile/${id}`,
            rename: (id, filename) => rename.send({ params: { path: { id } }, body: { filename } }),
            remove: id => remove.mutate({ params: { path: { id } } }),
          }}
        />
      )}
    </Card>
  )
}
