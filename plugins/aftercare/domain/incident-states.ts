import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { move } from '@core/states/move'
import { states } from '@core/states/states'
import { incidentEvents } from '../contract'
import { Incident } from '../entities/incident'

export type IncidentRecord = Opened<typeof Incident>

/** An incident is reported, worked on and resolved, by the company or by its customer (R-INC-001, R-INC-002). */
export const incidentStates = states(Incident, {
  initial: 'open',
  moves: {
    begin: { from: ['open'], to: 'ongoing', logs: 'taken_up', tells: incidentEvents.begun },
    resolve: {
      from: ['open', 'ongoing'],
      to: 'resolved',
      stamps: 'resolved_at',
      logs: 'resolved',
      tells: incidentEvents.resolved,
    },
    reopen: { from: ['resolved'], to: 'ongoing', logs: 'reopened', tells: incidentEvents.reopened },
  },
  owns: ['resolved_by', 'hidden'],
})

const NOT_RESOLVED = { resolved_at: null, resolved_by: null, hidden: false }

/**
 * Brings an incident where a change of its status says.
 *
 * @throws Problem 422 for a status that there is not, 409 from one that does not lead there
 */
export async function moveIncident(
  context: Context,
  incident: IncidentRecord,
  { status }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (status === undefined || status === incident.status) return
  if (status === 'resolved') {
    const { id, flow_id, status: from } = incident
    await move(context, incidentStates, incident, 'resolve', { set: { resolved_by: 'staff' } })
    return context.emit(incidentEvents.resolvedByStaff, {
      ...{ id, flow_id, from, to: 'resolved' },
      by: context.user?.fullname ?? null,
    })
  }
  if (status !== 'ongoing') throw invalid('status', 'core.invalid_value')
  if (incident.status === 'open') return move(context, incidentStates, incident, 'begin')
  await move(context, incidentStates, incident, 'reopen', { set: NOT_RESOLVED })
}
