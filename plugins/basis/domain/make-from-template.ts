import type { Context } from '@core/context/context'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { createRecord } from '@core/resource/record'
import { Task } from '../entities/task'
import { TaskContext } from '../entities/task-context'
import { TaskContextType } from '../entities/task-context-type'
import { tasks } from '../resources/tasks'
import { peopleOf } from './people-of'

/** What a template says of a task. */
export const COPIED = [
  'title',
  'description',
  'type',
  'duration',
  'amountofpeople',
  'color',
  'recurringvertical_id',
  'showrules',
  'offset_days',
  'offset_time',
] as const

/** Where and when the task of a template is for. */
export interface TaskPlace {
  readonly flow_id?: number | null | undefined
  readonly user_id?: number | null | undefined
  readonly start_date?: string | null | undefined
  readonly intake_id?: number | null | undefined
  readonly project_id?: number | null | undefined
  readonly incident_id?: number | null | undefined
}

/**
 * Makes a task of a template, with what comes along with it (R-TASK-015); nothing when the template is gone.
 */
export async function makeFromTemplate(context: Context, templateId: number, place: TaskPlace) {
  const template = await openRecord(context, Task, { id: templateId, is_template: true })
  if (!template) return null
  const copied = Object.fromEntries(COPIED.map(column => [column, template[column]]))
  const people = await peopleOf(context, template)
  const task = await createRecord(tasks, context, { ...copied, ...people, ...place })
  task.tasktemplate_id = template.id
  const along = await readRows(context, TaskContextType, ['id'], { task_id: template.id })
  await insertRows(
    context,
    TaskContext,
    along.map(({ id }) => ({ task_id: task.id, taskcontexttype_id: id })),
  )
  return task
}
