import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRow } from '@core/db/list'
import { taskCreated, taskPlanned, taskRescheduled } from '../contract/task-events'
import { Task } from '../entities/task'

/** Tells that a task is planned, or at another moment than before. */
export async function tellWhen(
  context: Context,
  { id, start_date }: { readonly id: number; readonly start_date?: Date | null },
  before: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!('start_date' in before)) return
  const was = before.start_date ? new Date(String(before.start_date)).getTime() : null
  const is = start_date?.getTime() ?? null
  if (is === null || is === was) return
  await context.emit(was === null ? taskPlanned : taskRescheduled, { id })
}

/** A new task can be planned from the start. */
export const tellPlannedFromStart: EventHandler = on(
  taskCreated,
  'tell that the new task is planned',
  async ({ id }, context) => {
    const task = await readRow(context, Task, { id })
    if (task?.start_date && !task.is_template) await context.emit(taskPlanned, { id })
  },
  { within: true },
)
