import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { countRecords, openRecord } from '@core/db/open-record'
import { not } from '@core/db/where'
import { flowReader, flowWriter, type PhaseMeaning } from '@plugins/crm/contract'
import { keepsCustomer } from '@plugins/crm/contract/keeps-customer'
import { incidentEvents } from '../contract'
import { Equipment } from '../entities/equipment'
import { Incident } from '../entities/incident'
import { MaintenanceContract } from '../entities/maintenance-contract'
import { planLooks } from './promised-times'

/** What incidents make of a dossier in aftercare: a complaint that came in, or one that was settled. In other stages it goes on. */
async function follow(context: Context, flowId: number): Promise<void> {
  await context.use(flowWriter).hold(context, [flowId])
  const flow = await context.use(flowReader).flow(context, flowId)
  if (flow?.status !== 'aftercare') return
  const waiting = await countRecords(context, Incident, { flow_id: flowId, deleted_at: null, status: not('resolved') })
  const meaning: PhaseMeaning = waiting ? 'aftercare_complaint' : 'aftercare_complaint_handled'
  await context.use(flowWriter).advance(context, flowId, meaning)
}

const ofIncident = async (context: Context, id: number): Promise<void> => {
  const incident = await openRecord(context, Incident, id)
  if (incident) await follow(context, incident.flow_id)
}

/** The log of a new incident says who reported it; it is looked at when its promised times are over. */
export const settleNew: EventHandler = on(
  incidentEvents.created,
  'log who reported it, and plan to look whether it is late',
  async ({ id }, context) => {
    const incident = await openRecord(context, Incident, id)
    if (!incident) return
    const { flow_id, reported_by, relation_fullname } = incident
    const byCustomer = reported_by === 'customer' ? { customerName: relation_fullname } : {}
    context.log({ type: 'incident', id, flowId: flow_id, description: 'reported', ...byCustomer })
    planLooks(context, incident)
  },
  { within: true },
)

/** What follows for the dossier from its incidents, and for these from their customer; in one piece with it. */
export const dossierFollows: readonly EventHandler[] = [
  on(incidentEvents.created, 'bring the dossier on, created', ({ id }, context) => ofIncident(context, id), {
    within: true,
  }),
  ...(['resolved', 'reopened'] as const).map(what =>
    on(incidentEvents[what], `bring the dossier on, ${what}`, ({ id }, context) => ofIncident(context, id), {
      within: true,
    }),
  ),
  ...keepsCustomer(Incident),
  ...keepsCustomer(Equipment, { ofFlow: false }),
  ...keepsCustomer(MaintenanceContract),
]
