import { Card, FileList, PictureGrid, useT } from '@core/ui'

/** Photos and files of a dossier, a person or an organization (SCR-038, SCR-123). */
export function RecordFiles({ of }: { of: { type: 'flow' | 'relation' | 'organization'; id: number } }) {
  const t = useT('crm')
  return (
    <>
      <Card title={t('photos')}>
        <PictureGrid of={of} />
      </Card>
      <Card title={t('files')}>
        <FileList of={of} />
      </Card>
    </>
  )
}
