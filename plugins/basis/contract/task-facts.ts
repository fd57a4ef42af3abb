export const TASK_TYPES = ['project', 'intake', 'aftercare', 'other'] as const
export const TASK_STATUSES = ['open', 'onhold', 'afgerond'] as const

/** Where a task stands on the calendar (R-TASK-001). */
export type TaskClass = 'completed' | 'upcoming' | 'unfinished' | 'unplanned'

interface Task {
  readonly status: string
  readonly start_date: string | Date | null
  readonly end_date: string | Date | null
}

/**
 * The moment after which open work counts as late once the day is over: its end, so that work of several days is not late
 * from the second on. Lists and figures ask the column of the same name.
 */
export const lateFrom = ({ start_date, end_date }: Pick<Task, 'start_date' | 'end_date'>) => end_date ?? start_date

/** How a task counts today; one that waits or is past its day is unfinished (R-TASK-001 to R-TASK-003). */
export function classify({ status, ...planned }: Task, startOfToday: Date): TaskClass {
  if (status === 'afgerond') return 'completed'
  if (status === 'onhold') return 'unfinished'
  const end = lateFrom(planned)
  if (!end) return 'unplanned'
  return new Date(end) >= startOfToday ? 'upcoming' : 'unfinished'
}

/** The work that some colleagues do themselves, also when the planning does not show them. */
const OWN_WORK: Readonly<Record<string, string>> = { sales: 'intake', project: 'project' }

/** Whether a colleague can be given a task of this type: who is hidden from planning only has what their own work is (R-ROLE-012). */
export const canTake = (
  { hide_from_planning, user_type }: { readonly hide_from_planning: number; readonly user_type: string },
  type: string,
): boolean => !hide_from_planning || OWN_WORK[user_type] === type
