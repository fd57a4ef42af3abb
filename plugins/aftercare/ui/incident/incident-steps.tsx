import { formatDuration, formatMoment, type Step, useT } from '@core/ui'
import { StepBar } from '@core/ui/records'
import { IconCircleCheck, IconMessage2, IconTool } from '@tabler/icons-react'
import type { Incident } from './incident-status'

type Key = 'reported' | 'answered' | 'solved'

const minutesLate = (due: string): number => (Date.now() - Date.parse(due)) / 60_000

/** From its report over the first answer to the solution, each with what was promised for it. */
export function IncidentSteps({ incident }: { incident: Incident }) {
  const t = useT('aftercare')
  const { created_at, reported_by, answered_at, answer_due, solve_due, resolved_at, status, late } = incident
  const promised = (due: string | null, isLate: boolean) =>
    !due
      ? t('noPromise')
      : isLate
        ? t('lateBy', { duration: formatDuration(minutesLate(due)) })
        : t('before', { moment: formatMoment(due) })
  const steps: readonly Step<Key>[] = [
    { key: 'reported', title: t('reported'), icon: IconTool, tint: 'slate' },
    {
      key: 'answered',
      title: t('field.incident.answered_at'),
      icon: IconMessage2,
      tint: late === 'answer' ? 'red' : 'blue',
    },
    {
      key: 'solved',
      title: status === 'resolved' ? t('field.incident.status.resolved') : t('field.incident.solution'),
      icon: IconCircleCheck,
      tint: late ? 'red' : 'amber',
    },
  ]
  return (
    <StepBar
      label={t('incident')}
      steps={steps}
      at={answered_at ? 'solved' : 'answered'}
      completed={status === 'resolved'}
      notes={{
        reported: `${formatMoment(created_at)}, ${t(reported_by === 'customer' ? 'byCustomer' : 'byStaff')}`,
        answered: answered_at ? formatMoment(answered_at) : promised(answer_due, late === 'answer'),
        solved: resolved_at ? formatMoment(resolved_at) : promised(solve_due, late === 'solution'),
      }}
    />
  )
}
