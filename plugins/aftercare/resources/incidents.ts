import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { reserveNumber } from '@core/numbers/next-number'
import { type Enricher, resource } from '@core/resource/resource'
import { today } from '@core/time/today'
import { userNames } from '@core/users/user-names'
import { flowReader } from '@plugins/crm/contract'
import { formHolder } from '@plugins/surveys/contract'
import { Type as t } from '@sinclair/typebox'
import { incidentEvents } from '../contract'
import { LATENESS } from '../contract/incident-status'
import { checksFor } from '../domain/checks'
import { type IncidentRecord, incidentStates, moveIncident } from '../domain/incident-states'
import { lateAt, type Moments, planLooks, promiseTimes } from '../domain/promised-times'
import { Equipment } from '../entities/equipment'
import { Incident } from '../entities/incident'

/** Which of the promised times are over; null while none is. */
const lateness: Enricher = {
  fields: { late: nullable(t.Union(LATENESS.map(what => t.Literal(what)))) },
  async run(rows) {
    const now = new Date()
    for (const row of rows) row.late = lateAt(row as Moments, now)
  },
}

/** Incidents of dossiers (C-0046 to C-0050). Those that were resolved long ago are asked for by `hidden`. */
export const incidents = resource({
  entity: Incident,
  module: ['AFTERCARE', 'CRM'],
  sort: '-created_at',
  called: { by: 'number', notes: ['description', 'relation_fullname'] },
  defaults: { hidden: false },
  readonly: [
    'number',
    'relation_id',
    'relation_fullname',
    'reported_by',
    'resolved_by',
    'resolved_at',
    'answered_at',
    'answer_due',
    'solve_due',
    'told_due',
    'hidden',
    'flow_data_id',
    'checks',
  ],
  states: { ...incidentStates, inLists: true, direct: { fields: ['status'], run: moveIncident } },
  events: { created: incidentEvents.created },
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }, lateness],
  async prepare(incident, context, changes, before) {
    incident.content = incident.content.trim()
    if (!incident.content) throw invalid('content', 'core.required')
    for (const field of ['description', 'response', 'remarks', 'cause', 'solution'] as const)
      incident[field] = incident[field]?.trim() || null
    if (!before) await begin(context, incident)
    else if ('flow_id' in changes && changes.flow_id !== before.flow_id)
      throw invalid('flow_id', 'aftercare.flow_stays')
    await checkEquipment(context, incident)
    // What was looked at already stays with what it was looked at for.
    if ((!before || 'equipment_id' in before) && !incident.checks?.some(({ done }) => done))
      incident.checks = await checksFor(context, incident.equipment_id)
    if (before && 'incident_type_id' in before && incident.status !== 'resolved') {
      await promiseTimes(context, incident, incident.created_at)
      planLooks(context, incident)
    }
    if (incident.response && !incident.answered_at) incident.answered_at = new Date()
    if (before && 'response' in before && incident.response && incident.response !== before.response)
      await context.emit(incidentEvents.answered, { id: incident.id })
  },
})

async function begin(context: Context, incident: IncidentRecord): Promise<void> {
  if (incident.status !== 'open') throw invalid('status', 'aftercare.begins_open')
  const flow = await context.use(flowReader).flow(context, incident.flow_id)
  if (!flow) throw invalid('flow_id', 'core.unknown_reference')
  const year = today(context.company).slice(0, 4)
  incident.number = `N${year}-${String(await reserveNumber(context, `incident-${year}`)).padStart(4, '0')}`
  incident.relation_id = flow.relation_id
  incident.relation_fullname = flow.relation_fullname
  incident.flow_data_id = await context.use(formHolder).begin(context, incident.flow_id)
  await promiseTimes(context, incident, incident.created_at ?? new Date())
}

/** What an incident is about stands at its customer's. @throws Problem 422 */
async function checkEquipment(context: Context, { equipment_id, relation_id }: IncidentRecord): Promise<void> {
  const device = equipment_id ? await openRecord(context, Equipment, equipment_id) : null
  if (device && device.relation_id !== relation_id) throw invalid('equipment_id', 'aftercare.equipment_of_another')
}
