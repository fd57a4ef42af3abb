import { toast, useSave, useT } from '@core/ui'
import { FormModal, ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/incident'
import type { Incident } from './incident-status'

const ALSO = ['/api/flow', '/api/equipment']

interface NewIncidentModalProps {
  /** What it begins with: the dossier and the equipment that it is about. */
  starting?: Partial<Incident>
  onSaved?: (made: Incident) => void
  onClose: () => void
}

/** What is wrong, with which dossier and equipment, and who takes it up (MOD-023). */
export function NewIncidentModal({ starting = {}, onSaved, onClose }: NewIncidentModalProps) {
  const t = useT('aftercare')
  return (
    <ResourceModal
      of={described}
      title={t('newIncident')}
      verb={t('makeIncident')}
      layout={[
        'flow_id',
        'content',
        ['description', 'incident_type_id'],
        ['classification', 'user_id'],
        'equipment_id',
      ]}
      only
      fields={{ flow_id: { required: true, disabled: Boolean(starting.flow_id) }, content: { rows: 4 } }}
      values={starting}
      refresh={ALSO}
      onSaved={made => onSaved?.(made)}
      onClose={onClose}
    />
  )
}

/** Changes what is known of an incident (MOD-023). */
export function EditIncidentModal({ incident, onClose }: { incident: Incident; onClose: () => void }) {
  const t = useT('aftercare')
  return (
    <ResourceModal
      of={described}
      record={incident}
      title={t('editIncident')}
      layout={[
        'content',
        ['description', 'incident_type_id'],
        ['classification', 'user_id'],
        'equipment_id',
        'response',
        'remarks',
      ]}
      only
      fields={{
        content: { rows: 4 },
        response: { rows: 3, help: t('answerHelp') },
        remarks: { rows: 3 },
      }}
      refresh={ALSO}
      onClose={onClose}
    />
  )
}

/** What the customer is answered, and nothing else. */
export function AnswerModal({ incident, onClose }: { incident: Incident; onClose: () => void }) {
  const t = useT('aftercare')
  return (
    <ResourceModal
      of={described}
      record={incident}
      title={t('field.incident.response')}
      layout={['response']}
      only
      fields={{ response: { rows: 6, help: t('answerHelp'), autoFocus: true } }}
      refresh={ALSO}
      onClose={onClose}
    />
  )
}

type Resolution = Pick<Incident, 'cause' | 'solution'>

/** Asks whether an incident is resolved, and what was wrong and done about it (R-INC-005). */
export function ResolveModal({ incident, onClose }: { incident: Incident; onClose: () => void }) {
  const t = useT('aftercare')
  const save = useSave('patch', '/api/incident/{id}', { refresh: ALSO })
  const { id, cause, solution } = incident
  return (
    <FormModal<Resolution, Incident>
      title={t('resolveAsk')}
      verb={t('resolve')}
      fields={[
        { name: 'cause', label: t('field.incident.cause'), kind: 'textarea', rows: 2, autoFocus: true },
        { name: 'solution', label: t('field.incident.solution'), kind: 'textarea', rows: 3, help: t('solutionHelp') },
      ]}
      values={{ cause, solution }}
      onSave={values => save.send({ params: { path: { id } }, body: { status: 'resolved', ...values } })}
      onSaved={() => toast(t('resolved'), { tone: 'ok' })}
      onClose={onClose}
    />
  )
}
