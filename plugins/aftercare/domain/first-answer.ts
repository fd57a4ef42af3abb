import { type EventHandler, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { incidentEvents } from '../contract'
import { Incident } from '../entities/incident'

/** Whoever takes an incident up, or resolves it, answers its customer with that. */
export const takesUp: readonly EventHandler[] = (['begun', 'resolved'] as const).map(what =>
  on(
    incidentEvents[what],
    `note the first answer, ${what}`,
    async ({ id }, context) => {
      const incident = await openRecord(context, Incident, id)
      if (incident && !incident.answered_at && incident.resolved_by !== 'customer') incident.answered_at = new Date()
    },
    { within: true },
  ),
)
