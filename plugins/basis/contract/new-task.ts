import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'
import type { TASK_TYPES } from './task-facts'

/** A task that another plugin has to have done. */
export interface NewTask {
  readonly title: string
  readonly type: (typeof TASK_TYPES)[number]
  readonly description?: string | null
  /** Minutes. */
  readonly duration?: number
  readonly flow_id?: number | null
  /** The project whose visit it is. */
  readonly project_id?: number
  readonly user_id?: number | null
  readonly team_id?: number | null
  /** ISO moment; without one it waits to be planned. */
  readonly start_date?: string | null
}

/** Makes tasks as their own call does, and answers the number. */
export const taskMaker = definePort<(context: Context, task: NewTask) => Promise<number>>('basis.task-maker')
