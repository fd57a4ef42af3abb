import { FormModal, formatDay, formatTime, Link, momentAt, today, useKinds, useT } from '@core/ui'
import type { Person, PlannedEvent, Waiting } from './lanes'
import { later, lengthOf } from './span'
import type { Plan } from './use-plan'

interface PlanModalProps {
  work: PlannedEvent | Waiting
  people: readonly Person[]
  onPlan: (plan: Plan, name: string) => void
  onClose: () => void
}

interface Values extends Record<string, unknown> {
  user_id: number
  start_date: string
  minutes: number
}

/** Plans work with a form: on the phone, by keys, and to the minute. */
export function PlanModal({ work, people, onPlan, onClose }: PlanModalProps) {
  const t = useT('basis')
  const kinds = useKinds()
  const isPlanned = 'end' in work
  const minutes = isPlanned ? lengthOf(work) : work.minutes
  const address = work.flow_id ? `/flow_detail/${work.flow_id}` : kinds.addressOf(work.kind, work.id)
  return (
    <FormModal<Values, { plan: Plan; name: string }>
      title={work.title}
      verb={t('planIn')}
      values={{
        start_date: work.start ?? momentAt(today(), '09:00'),
        minutes,
        ...(work.user_id !== null && { user_id: work.user_id }),
      }}
      fields={[
        {
          name: 'user_id',
          label: t('field.task.user_id'),
          kind: 'select',
          required: true,
          options: people.map(({ id, name }) => ({ value: id, label: name })),
        },
        { name: 'start_date', label: t('field.task.start_date'), kind: 'datetime', required: true, width: 'half' },
        { name: 'minutes', label: t('field.task.duration'), kind: 'number', required: true, min: 1, width: 'half' },
      ]}
      onSave={async ({ user_id, start_date, minutes: asked }) => ({
        plan: {
          start_date,
          end_date: later(start_date, asked),
          // A to-do for the handler of its dossier stays one while its handler does it.
          ...(user_id !== work.user_id && { user_id }),
        },
        name: people.find(({ id }) => id === user_id)?.name ?? '',
      })}
      onSaved={({ plan, name }) => onPlan(plan, name)}
      onClose={onClose}
    >
      <p className="vk-text-2">
        {isPlanned && `${formatDay(work.start)} ${formatTime(work.start)} – ${formatTime(work.end)} `}
        {work.place}
      </p>
      {address && <Link to={address}>{t('openWork')}</Link>}
    </FormModal>
  )
}
