import { register } from '@core/context/port'
import { forgetHandled } from '@core/db/events/effects'
import { definePart } from '@core/plugin/part'
import { DailyRun } from './daily-run'
import { DeadLetter, Effect, Outbox } from './outbox'
import { upkeep } from './upkeep'

/** Days that what was handled is remembered. */
const KEPT_DAYS = 30

/** Events and jobs on their way to whoever handles them. */
export const events = definePart({
  entities: [Outbox, Effect, DeadLetter, DailyRun],
  entries: [register(upkeep, em => forgetHandled(em, KEPT_DAYS))],
})
