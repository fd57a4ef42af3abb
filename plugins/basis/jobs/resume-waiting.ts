import { job } from '@core/context/event'
import { openRecords } from '@core/db/open-record'
import { below } from '@core/db/where'
import { move } from '@core/states/move'
import { withoutParent } from '@core/states/parents'
import { taskStates } from '../domain/task-states'
import { Task } from '../entities/task'

/** What was put off until a day is open again on that day. */
export const resumeWaiting = job(
  'basis.resume-waiting',
  async (_, context) => {
    const due = await openRecords(context, Task, { status: 'onhold', show_from: below(new Date()) }, { limit: 1000 })
    const trashed = await withoutParent(context, Task, due)
    for (const task of due.filter(({ id }) => !trashed.has(id)))
      await move(context, taskStates, task, 'resume', { set: { show_from: null } })
  },
  { dailyAt: 5 },
)
