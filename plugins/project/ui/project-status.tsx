import { formatDay, formatTime, type RowOf, Tag, type Tone, useT } from '@core/ui'
import { IconBan, IconCalendarCheck, IconCalendarPlus, IconCheck, IconFlag } from '@tabler/icons-react'

type Project = Pick<RowOf<'/api/project'>, 'status' | 'start_date' | 'end_date'>

const LOOKS = {
  new: ['warn', IconCalendarPlus],
  planned: ['info', IconCalendarCheck],
  completed: ['ok', IconCheck],
  cancelled: ['danger', IconBan],
} as const satisfies Record<Project['status'], readonly [Tone, typeof IconCheck]>

/** The last visit was, and nobody said that the work is done. */
const isPast = ({ status, start_date, end_date }: Project): boolean =>
  status === 'planned' && start_date !== null && new Date(end_date ?? start_date) < new Date()

/** How far a project is, in a word. */
export function ProjectStatus({ project }: { project: Project }) {
  const t = useT('project')
  if (isPast(project)) {
    return (
      <Tag tone="warn" icon={IconFlag}>
        {t('toFinish')}
      </Tag>
    )
  }
  const [tone, icon] = LOOKS[project.status]
  return (
    <Tag tone={tone} icon={icon}>
      {t(`field.project.status.${project.status}`)}
    </Tag>
  )
}

/** "vrijdag 09:00", "vrijdag – dinsdag" for more days, or that it has no moment yet. */
export function useMomentOf(): (project: Pick<Project, 'start_date' | 'end_date'>) => string {
  const t = useT('project')
  return ({ start_date, end_date }) => {
    if (!start_date) return t('notPlanned')
    const [first, last] = [formatDay(start_date), formatDay(end_date ?? start_date)]
    return first === last ? `${first} ${formatTime(start_date)}` : `${first} – ${last}`
  }
}
