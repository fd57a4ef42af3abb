import { openHeld } from '@core/db/open-held'
import { openRecord } from '@core/db/open-record'
import { splitFullname } from '@core/domain/fullname'
import { createRecord } from '@core/resource/record'
import { FLOW_STATUSES, type FlowWriter, PHASE_MEANINGS } from '../contract'
import { Flow } from '../entities/flow'
import { relations } from '../resources/relations'
import { moveFlow } from './move-flow'
import { phasesOf } from './phases'
import { recountKpis } from './recount-kpis'
import { recountDossiers } from './relations-follow'

/** Changes dossiers for documents and the portal. */
export const writeFlows: FlowWriter = {
  async hold(context, flowIds) {
    const ids = [...new Set(flowIds)].filter(id => id !== null)
    // In one order, so that two who change places do not wait for each other.
    for (const id of ids.toSorted((one, other) => one - other)) await openHeld(context, Flow, id)
  },
  async advance(context, flowId, meaning) {
    const flow = await openRecord(context, Flow, flowId)
    const stage = PHASE_MEANINGS[meaning]
    // Completed and cancelled come behind all stages.
    if (!flow || FLOW_STATUSES.indexOf(flow.status) > FLOW_STATUSES.indexOf(stage)) return
    const phase = (await phasesOf(context)).find(one => one.active && one.meaning === meaning)
    await moveFlow(context, flow, { status: stage, ...(phase && { flow_phase_id: phase.id }) })
  },
  async setOrderValue(context, flowId, value) {
    const flow = await openRecord(context, Flow, flowId)
    if (!flow || (flow.order_value ?? null) === value) return
    flow.order_value = value
    recountDossiers(context, flow.relation_id)
  },
  recountKpis,
  async setIntake(context, flowId, intakeId) {
    const flow = await openRecord(context, Flow, flowId)
    if (flow) flow.intake_id = intakeId
  },
  async createRelation(context, { fullname, ...person }) {
    const parts = fullname
      ? splitFullname(fullname)
      : { name: person.name ?? '', nameprefix: person.nameprefix ?? null, surname: person.surname ?? null }
    const record = await createRecord(relations, context, { ...person, ...parts })
    return record.id
  },
}
