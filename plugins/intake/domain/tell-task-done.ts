import { type EventHandler, on } from '@core/context/event'
import { taskFinished } from '@plugins/basis/contract/task-events'
import { visits } from '@plugins/basis/contract/visits'
import { intakeEvents } from '../contract'

/** Tells of the survey that a task of it was done. */
export const tellTaskDone: EventHandler = on(
  taskFinished,
  'tell that a task of the survey was done',
  async ({ id }, context) => {
    for (const intake of await context.use(visits).intakesOf(context, [id]))
      await context.emit(intakeEvents.taskCompleted, { id: intake, task_id: id })
  },
  { within: true },
)
