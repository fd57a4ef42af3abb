import { Action } from '../../entities/action'
import { Task } from '../../entities/task'

/** What reminds. */
export const REMINDED = { task: Task, action: Action } as const
export type RemindedKind = keyof typeof REMINDED
