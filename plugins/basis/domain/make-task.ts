import type { Context } from '@core/context/context'
import { createRecord } from '@core/resource/record'
import type { NewTask } from '../contract/new-task'
import { tasks } from '../resources/tasks'

/** Makes a task for another plugin, as its own call does. */
export const makeTask = async (context: Context, task: NewTask): Promise<number> =>
  (await createRecord(tasks, context, { ...task })).id
