import { Field, type RowOf, Select, useCall, useNavigate, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/intake'
import { doerFields } from '@plugins/basis/contract/doer-fields'
import { useState } from 'react'
import { builtIn } from './built-in'

type Intake = RowOf<'/api/intake'>

const ALSO = ['/api/flow', '/api/calendar', '/api/planning']

interface NewIntakeModalProps {
  /** What it begins with: the dossier that it is for. */
  starting?: Partial<Intake>
  /** The template that is chosen at first. */
  template?: number | null
  onClose: () => void
}

/** A new survey: of which dossier, with which template, and when, if that is known already (MOD-010). */
export function NewIntakeModal({ starting = {}, template: first = null, onClose }: NewIntakeModalProps) {
  const t = useT('intake')
  const navigate = useNavigate()
  const [template, setTemplate] = useState<number | null>(first)
  const { data: templates = [] } = useCall('get', '/api/intake/indexTemplates')
  return (
    <ResourceModal
      of={described}
      title={t('newIntake')}
      verb={t('makeIntake')}
      layout={['flow_id', 'title', ['intake_date', 'end_date'], 'user_id', 'team_id', 'remarks']}
      only
      fields={{
        ...doerFields(() => 'intake', t('adviserOfFlow')),
        intake_date: { until: 'end_date' },
        flow_id: { required: true, disabled: Boolean(starting.flow_id) },
        remarks: { rows: 3 },
      }}
      values={starting}
      along={template === null ? undefined : { intaketemplate_id: template || null }}
      refresh={ALSO}
      onSaved={({ id }) => void navigate(`/intake_detail/${id}`)}
      onClose={onClose}
    >
      {templates.length > 0 && (
        <Field label={t('template')}>
          <Select
            value={template}
            onChange={setTemplate}
            empty={t('templateOfProfile')}
            options={[
              ...templates.map(({ id, title }) => ({ value: id, label: title ?? `#${id}` })),
              { value: 0, label: t('noTemplate') },
            ]}
          />
        </Field>
      )}
    </ResourceModal>
  )
}

/** When a survey is, who does it and what it is about (MOD-010). */
export function EditIntakeModal({ intake, onClose }: { intake: Intake; onClose: () => void }) {
  const t = useT('intake')
  const mayPlan = intake.status === 'draft' || intake.status === 'planned'
  return (
    <ResourceModal
      of={described}
      record={intake}
      title={t('editIntake')}
      layout={[
        ...(mayPlan ? [['intake_date', 'end_date'] as const] : []),
        'title',
        builtIn(t),
        'user_id',
        'team_id',
        'remarks',
      ]}
      only
      fields={{
        ...doerFields(() => 'intake'),
        intake_date: { until: 'end_date' },
        remarks: { rows: 3 },
        title: { width: 'two-thirds' },
      }}
      refresh={ALSO}
      onClose={onClose}
    />
  )
}
