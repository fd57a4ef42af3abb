import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { countRecords } from '@core/db/open-record'
import { Task } from '../entities/task'

/**
 * What follows a task are templates, and never itself: it would be made again and again.
 *
 * @throws Problem 422
 */
export async function checkTemplates(
  context: Context,
  task: { readonly id?: number; readonly following_tasks: readonly number[] },
): Promise<void> {
  const ids = [...new Set(task.following_tasks)]
  if (task.id && ids.includes(task.id)) throw invalid('following_tasks', 'basis.follows_itself')
  if (ids.length && (await countRecords(context, Task, { id: ids, is_template: true })) < ids.length)
    throw invalid('following_tasks', 'core.unknown_reference')
}
