import { defineEvent } from '@core/context/event'
import { moved } from '@core/states/moved'
import { Type as t } from '@sinclair/typebox'

export { PROJECT_STATUSES, type ProjectStatus } from './project-status'

const about = t.Object({ id: t.Integer() })

/** What happens to projects. */
export const projectEvents = {
  made: defineEvent('project.made', about),
  removed: defineEvent('project.removed', about),
  restored: defineEvent('project.restored', about),
  /** Templates are made without it. */
  created: defineEvent('project.created', about),
  planned: defineEvent('project.planned', moved),
  unplanned: defineEvent('project.unplanned', moved),
  /** Work of it was done: which task says `task_id`. */
  taskCompleted: defineEvent('project.task_completed', t.Composite([about, t.Object({ task_id: t.Integer() })])),
  completed: defineEvent('project.completed', moved),
  /** Its customer signed the report of the delivery. */
  delivered: defineEvent('project.delivered', about),
  cancelled: defineEvent('project.cancelled', moved),
  putBack: defineEvent('project.put_back', moved),
} as const
