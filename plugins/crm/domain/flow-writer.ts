import { openRecord } from '@core/db/open-record'
import { createRecord } from '@core/resource/record'
import { splitFullname } from '@core/users/fullname'
import {
  FLOW_STATUSES,
  type FlowStatus,
  type FlowWriter,
  flowStatusChanged,
  PHASE_MEANINGS,
  type PhaseMeaning,
} from '../contract'
import { Flow, type FlowRecord } from '../entities/flow'
import { relations } from '../resources/relations'
import { enterStage } from './flow-dates'

const PHASE_OF: Record<PhaseMeaning, string> = {
  quotation_make: 'Maken offerte',
  quotation_draft: 'Draft',
  quotation_sent: 'Offerte verstuurd',
  quotation_called: 'Nagebeld',
  quotation_new_version: 'Nieuwe versie maken',
  quotation_approved: 'Offerte goedgekeurd',
  quotation_rejected: 'Offerte afgekeurd',
  confirmation_make: 'Maken opdrachtbevestiging',
  confirmation_draft: 'Draft',
  confirmation_sent: 'opdrachtbevestiging verstuurd',
  confirmation_new_version: 'Nieuwe versie maken',
  invoice_make: 'Maken factuur',
  invoice_draft: 'Draft',
  invoice_sent: 'Factuur verstuurd',
  invoice_called: 'Nagebeld',
  invoice_new_version: 'Nieuwe versie maken',
  invoice_partly_paid: 'Deel betaling gedaan',
  invoice_paid: 'Betaald',
  invoice_unpayable: 'Oninbaar',
}

/** Changes dossiers for documents and the portal. */
export const writeFlows: FlowWriter = {
  async advance(context, flowId, meaning) {
    const status: FlowStatus = PHASE_MEANINGS[meaning]
    const phase = PHASE_OF[meaning]
    const flow = await openRecord<FlowRecord>(context, Flow, flowId)
    if (!flow) return
    const from = flow.status as FlowStatus
    const reached = FLOW_STATUSES.indexOf(from)
    const target = FLOW_STATUSES.indexOf(status)
    if (reached > target) return
    if (phase) flow.phase = phase
    if (reached === target) return
    flow.status = status
    enterStage(flow)
    context.log({
      type: 'flow',
      id: flowId,
      flowId,
      description: 'updated',
      before: { status: from },
      after: { status },
    })
    await context.emit(flowStatusChanged, { id: flowId, from, to: status })
  },
  async setOrderValue(context, flowId, value) {
    const flow = await openRecord<FlowRecord>(context, Flow, flowId)
    if (flow) flow.order_value = value
  },
  async createRelation(context, { fullname, ...person }) {
    const parts = fullname
      ? splitFullname(fullname)
      : { name: person.name ?? '', nameprefix: person.nameprefix ?? null, surname: person.surname ?? null }
    const record = await createRecord(relations, context, { ...person, ...parts })
    return record.id
  },
}
