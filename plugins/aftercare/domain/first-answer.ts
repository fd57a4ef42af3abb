import { type EventHandler, on } from '@core/context/event'
import { openRecord, openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { messageReader, messageSent } from '@plugins/crm/contract'
import { incidentEvents } from '../contract'
import { Incident } from '../entities/incident'

/** Whoever writes the customer of a dossier a message answers what waits there for a first answer. */
export const answersByMessage: EventHandler = on(
  messageSent,
  'note the first answer, by message',
  async ({ id }, context) => {
    const flow_id = await context.use(messageReader).flowOf(context, id)
    if (!flow_id) return
    const where = { flow_id, answered_at: null, status: not('resolved'), deleted_at: null } as const
    for (const incident of await openRecords(context, Incident, where)) incident.answered_at = new Date()
  },
  { within: true },
)

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
