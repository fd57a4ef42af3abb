import { formatDay, formatTime, type RowOf, Tag, type Tone, useT } from '@core/ui'
import { IconBan, IconCalendarCheck, IconCalendarPlus, IconCheck, IconPencil } from '@tabler/icons-react'

type Intake = Pick<RowOf<'/api/intake'>, 'status' | 'intake_date' | 'end_date'>

const LOOKS = {
  draft: ['warn', IconCalendarPlus],
  planned: ['info', IconCalendarCheck],
  completed: ['ok', IconCheck],
  cancelled: ['danger', IconBan],
} as const satisfies Record<Intake['status'], readonly [Tone, typeof IconCheck]>

/** The visit was, and nobody said that it is worked out. */
const isPast = ({ status, intake_date, end_date }: Intake): boolean =>
  status === 'planned' && new Date(end_date ?? intake_date ?? '') < new Date()

/** Where a survey stands, in a word. */
export function IntakeStatus({ intake }: { intake: Intake }) {
  const t = useT('intake')
  if (isPast(intake)) {
    return (
      <Tag tone="warn" icon={IconPencil}>
        {t('workOut')}
      </Tag>
    )
  }
  const [tone, icon] = LOOKS[intake.status]
  return (
    <Tag tone={tone} icon={icon}>
      {t(`field.intake.status.${intake.status}`)}
    </Tag>
  )
}

/** "vrijdag 09:00", or that it has no moment yet. */
export function useMomentOf(): (intake: Pick<Intake, 'intake_date'>) => string {
  const t = useT('intake')
  return ({ intake_date }) => (intake_date ? `${formatDay(intake_date)} ${formatTime(intake_date)}` : t('notPlanned'))
}
