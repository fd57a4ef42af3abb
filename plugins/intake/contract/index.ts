import { defineEvent } from '@core/context/event'
import { moved } from '@core/states/moved'
import { Type as t } from '@sinclair/typebox'

export { INTAKE_STATUSES, type IntakeStatus } from './intake-status'

const about = t.Object({ id: t.Integer() })

/** What happens to surveys. */
export const intakeEvents = {
  made: defineEvent('intake.made', about),
  removed: defineEvent('intake.removed', about),
  restored: defineEvent('intake.restored', about),
  planned: defineEvent('intake.planned', moved),
  unplanned: defineEvent('intake.unplanned', moved),
  completed: defineEvent('intake.completed', moved),
  cancelled: defineEvent('intake.cancelled', moved),
  putBack: defineEvent('intake.put_back', moved),
  taskCompleted: defineEvent('intake.task_completed', t.Composite([about, t.Object({ task_id: t.Integer() })])),
} as const
