import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { type News, notify } from '@core/notifications/notify'
import { flowReader } from '@plugins/crm/contract'
import { incidentEvents } from '../contract'
import { Incident } from '../entities/incident'
import type { IncidentRecord } from './incident-states'

/** Who works on an incident, else on its dossier; everybody when that is nobody (G-NOTIF). */
async function handlerOf(context: Context, { user_id, flow_id }: IncidentRecord): Promise<number | null> {
  return user_id ?? (await context.use(flowReader).flow(context, flow_id))?.user_id ?? null
}

async function tell(context: Context, id: number, text: (incident: IncidentRecord) => Pick<News, 'title'>) {
  const incident = await openRecord(context, Incident, { id, deleted_at: null })
  if (!incident) return
  await notify(context, {
    ...{ type: 'incident', id, flowId: incident.flow_id, userId: await handlerOf(context, incident) },
    ...text(incident),
    body: incident.description ?? incident.content.slice(0, 128),
    url: `/incident_detail/${id}`,
  })
}

/** What colleagues hear of incidents. */
export const tellStaff: readonly EventHandler[] = [
  on(incidentEvents.reportedByCustomer, 'tell the handler', ({ id }, context) =>
    tell(context, id, ({ relation_fullname }) => ({
      title: context.text('aftercare.told_reported', { name: relation_fullname }),
    })),
  ),
  on(incidentEvents.late, 'tell the handler that it is late', ({ id, what }, context) =>
    tell(context, id, ({ number }) => ({
      title: context.text(`aftercare.told_late_${what}`, { number: number ?? '' }),
    })),
  ),
]
