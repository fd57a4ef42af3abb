import { Card, FileList, PictureGrid, useT } from '@core/ui'

/** Photos and files of a dossier (SCR-123). */
export function FlowFiles({ flowId }: { flowId: number }) {
  const t = useT('crm')
  const flow = { type: 'flow', id: flowId }
  return (
    <>
      <Card title={t('photos')}>
        <PictureGrid of={flow} />
      </Card>
      <Card title={t('files')}>
        <FileList of={flow} />
      </Card>
    </>
  )
}
