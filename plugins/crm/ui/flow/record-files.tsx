import { Card, useT } from '@core/ui'
import { FileList, PictureGrid } from '@core/ui/records'

/**
 * Photos and files of a dossier, a person or an organization (SCR-038, SCR-123). Photos of a dossier are also those of what
 * belongs to it.
 */
export function RecordFiles({ of }: { of: { type: 'flow' | 'relation' | 'organization'; id: number } }) {
  const t = useT('crm')
  return (
    <>
      <Card title={t('photos')}>
        <PictureGrid of={of} query={of.type === 'flow' ? { flow_id: String(of.id) } : undefined} />
      </Card>
      <Card title={t('files')}>
        <FileList of={of} />
      </Card>
    </>
  )
}
