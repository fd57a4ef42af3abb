import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'

import type { Visit } from './visits'

export * from './action-facts'
export { classify, TASK_STATUSES, TASK_TYPES, type TaskClass } from './task-facts'

/** Something that tasks stand with besides a dossier, and how tasks made of its templates begin. */
export interface TaskHolder {
  readonly intake_id?: number
  readonly project_id?: number
}

/** When a task is that goes along with a project, of which `visits` tells more. */
export type TaskOffset = Pick<Visit, 'offset_days' | 'offset_time'>

/** Keeps the tasks that belong to templates of surveys and projects. */
export interface TaskTemplates {
  /** Keeps the tasks of something as templates that belong to a template of it. */
  keep(
    context: Context,
    of: { from: TaskHolder; template: TaskHolder; offsets?: ReadonlyMap<number, TaskOffset> | undefined },
  ): Promise<void>
  /** Adds tasks to a template: what there is to do, and how many minutes that takes. */
  add(
    context: Context,
    template: TaskHolder,
    tasks: readonly { title: string; duration: number; offset_days?: number }[],
  ): Promise<void>
  /** Makes the tasks of a template for what is made of that. */
  make(
    context: Context,
    of: { template: TaskHolder; for: TaskHolder; flow_id: number | null; user_id: number | null },
  ): Promise<void>
}
export const taskTemplates = definePort<TaskTemplates>('basis.task-templates')
