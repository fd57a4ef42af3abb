export const TASK_TYPES = ['project', 'intake', 'aftercare', 'other'] as const
export const TASK_STATUSES = ['open', 'onhold', 'afgerond'] as const

/** Where a task stands on the calendar (R-TASK-001). */
export type TaskClass = 'completed' | 'upcoming' | 'unfinished' | 'unplanned'

interface Task {
  readonly status: string
  readonly start_date: string | Date | null
}

/** How a task counts today; one that waits or is past its day is unfinished (R-TASK-001 to R-TASK-003). */
export function classify({ status, start_date }: Task, startOfToday: Date): TaskClass {
  if (status === 'afgerond') return 'completed'
  if (status === 'onhold') return 'unfinished'
  if (!start_date) return 'unplanned'
  return new Date(start_date) >= startOfToday ? 'upcoming' : 'unfinished'
}
