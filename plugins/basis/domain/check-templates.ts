import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { countRecords } from '@core/db/open-record'
import { Task } from '../entities/task'

/**
 * What follows a task are templates, and never itself: it would be made again and again. What it had before may be gone.
 *
 * @throws Problem 422
 */
export async function checkTemplates(
  context: Context,
  task: { readonly id?: number; readonly following_tasks: readonly number[] },
  before: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  if (task.id && task.following_tasks.includes(task.id)) throw invalid('following_tasks', 'basis.follows_itself')
  const had = Array.isArray(before?.following_tasks) ? before.following_tasks : []
  const ids = [...new Set(task.following_tasks)].filter(id => !had.includes(id))
  if (ids.length && (await countRecords(context, Task, { id: ids, is_template: true })) < ids.length)
    throw invalid('following_tasks', 'core.unknown_reference')
}
