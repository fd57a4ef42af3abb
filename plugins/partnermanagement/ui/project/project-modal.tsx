import { type RowOf, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/partnerproject'

export type PartnerProject = RowOf<'/api/partnerproject'>

interface ProjectModalProps {
  /** Null makes a new one. */
  project: PartnerProject | null
  partnerId: number
  onSaved?: (saved: PartnerProject) => void
  onClose: () => void
}

/** Work of a partner that belongs together, and the dossier for what concerns all of it. */
export function ProjectModal({ project, partnerId, onSaved, onClose }: ProjectModalProps) {
  const t = useT('partnermanagement')
  return (
    <ResourceModal
      of={described}
      record={project}
      title={t(project ? 'editProject' : 'newProject')}
      verb={project ? undefined : t('makeProject')}
      layout={['label', ['start_date', 'end_date'], 'mainflow_id']}
      without={['partner_id']}
      along={{ partner_id: partnerId }}
      refresh={['/api/partner']}
      onSaved={saved => onSaved?.(saved)}
      onClose={onClose}
    />
  )
}
