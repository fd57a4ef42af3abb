import type { Opened } from '@core/db/mapped'
import { minutesBetween } from '@core/time/lasting'
import { settlePeriod } from '@core/time/settle-period'
import type { Zoned } from '@core/time/today'
import type { Task } from '../entities/task'

type Period = Pick<Opened<typeof Task>, 'start_date' | 'end_date' | 'duration'>

/**
 * A task lasts as long as it did when it moves, and as long as it says once it gets a start. Whoever gives it another
 * length gives it another end; where both are given the end counts.
 *
 * @throws Problem 422 for an end before the start, and for an end of what has no start
 */
export function settleTask(
  task: Period,
  changes: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
  zoned: Zoned,
): void {
  const isNew = (field: keyof Period) => field in changes && Number(before?.[field]) !== Number(task[field])
  const getsLength = before && isNew('duration') && !isNew('end_date')
  if (getsLength) task.end_date = null
  settlePeriod(task, changes, getsLength ? null : before, { lasting: 'length', zoned, minutes: task.duration })
  if (task.start_date && task.end_date) task.duration = minutesBetween(task.start_date, task.end_date)
}
