import { formatDay, formatTime, Link, later, momentAt, today, useKinds, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { given, type Owner, type PlannedEvent, type Waiting } from './lanes'
import { lengthOf } from './span'
import type { Plan } from './use-plan'
import { teamKey, userKey } from './use-planning'

interface PlanModalProps {
  work: PlannedEvent | Waiting
  /** Colleagues and teams. */
  owners: readonly Owner[]
  onPlan: (plan: Plan, name: string) => void
  onClose: () => void
}

interface Values extends Record<string, unknown> {
  /** Key of a colleague or team. */
  who: string
  start_date: string
  minutes: number
}

/** Plans work with a form: on the phone, by keys, and to the minute. */
export function PlanModal({ work, owners, onPlan, onClose }: PlanModalProps) {
  const t = useT('basis')
  const kinds = useKinds()
  const isPlanned = 'end' in work
  const minutes = isPlanned ? lengthOf(work) : work.minutes
  const doer = work.team_id ? teamKey(work.team_id) : work.user_id ? userKey(work.user_id) : null
  const address = work.flow_id ? `/flow_detail/${work.flow_id}` : kinds.addressOf(work.kind, work.id)
  return (
    <FormModal<Values, { plan: Plan; name: string }>
      title={work.title}
      verb={t('planIn')}
      values={{
        start_date: work.start ?? momentAt(today(), '09:00'),
        minutes,
        ...(doer !== null && { who: doer }),
      }}
      fields={[
        {
          name: 'who',
          label: t('field.task.user_id'),
          kind: 'select',
          required: true,
          options: owners.map(({ key, name }) => ({ value: key, label: name })),
        },
        { name: 'start_date', label: t('field.task.start_date'), kind: 'datetime', required: true, width: 'half' },
        { name: 'minutes', label: t('field.task.duration'), kind: 'number', required: true, min: 1, width: 'half' },
      ]}
      onSave={async ({ who, start_date, minutes: asked }) => {
        const owner = owners.find(({ key }) => key === who)
        return {
          plan: {
            start_date,
            // What takes as long as it did lasts as its kind does.
            ...((!isPlanned || asked !== minutes) && { end_date: later(start_date, asked) }),
            // A to-do for the handler of its dossier stays one while its handler does it.
            ...(owner && who !== doer && given(owner)),
          },
          name: owner?.name ?? '',
        }
      }}
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
