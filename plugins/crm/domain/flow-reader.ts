import { writtenValues } from '@core/custom-fields/written-values'
import { readRow, readRows } from '@core/db/list'
import { openRecord, openRecords } from '@core/db/open-record'
import { fullname } from '@core/domain/fullname'
import { streetLine } from '@core/domain/street-line'
import { portalLink } from '@core/links/hash'
import { type FlowFacts, type FlowReader, flowLink } from '../contract'
import { Flow, type FlowRecord } from '../entities/flow'
import { Organization } from '../entities/organization'
import { Relation } from '../entities/relation'
import { flowRow } from './flow-row'
import { type Phase, phasesOf } from './phases'
import { withPlaces } from './with-places'

/** Answers crm's questions about dossiers and customers. */
export const readFlows: FlowReader = {
  async flow(context, id) {
    const flow = await openRecord(context, Flow, id)
    return !flow || flow.deleted_at ? null : factsOf(flow, await phasesOf(context))
  },
  async flows(context, ids) {
    const found = await openRecords(context, Flow, { id: [...ids], deleted_at: null })
    const phases = found.length ? await phasesOf(context) : []
    return new Map(found.map(flow => [flow.id, factsOf(flow, phases)]))
  },
  profileOf: async (context, id) => (await flowRow(context, id))?.flowprofile_id ?? null,
  async customerLink(context, id) {
    const flow = await flowRow(context, id)
    return !flow || flow.deleted_at ? null : portalLink(context, flowLink, flow.hash)
  },
  async namesOf(context, ids) {
    const rows = ids.length ? await readRows(context, Flow, ['id', 'relation_fullname'], { id: [...ids] }) : []
    return new Map(rows.map(({ id, relation_fullname }) => [id, relation_fullname]))
  },
  async customerNames(context, ids) {
    if (!ids.length) return new Map()
    const columns = ['id', 'name', 'nameprefix', 'surname'] as const
    const rows = await readRows(context, Relation, columns, { id: [...ids] }, 'id', { trashed: 'either' })
    return new Map(rows.map(row => [row.id, fullname(row)]))
  },
  withPlaces,
  async inStatus(context, statuses, limit) {
    const found = await openRecords(
      context,
      Flow,
      { status: statuses, deleted_at: null },
      { sort: '-created_at', limit },
    )
    const phases = found.length ? await phasesOf(context) : []
    return found.map(flow => factsOf(flow, phases))
  },
  ownFields: (context, { relation_id, flow_id }) =>
    writtenValues(context, {
      relation: async () => (relation_id ? (await readRow(context, Relation, { id: relation_id }))?.custom_fields : {}),
      flow: async () => (flow_id ? (await flowRow(context, flow_id))?.custom_fields : {}),
    }),
  async customer(context, relationId) {
    const relation = await readRow(context, Relation, { id: relationId })
    if (!relation) return null
    const organization = relation.organization_id
      ? await readRow(context, Organization, { id: relation.organization_id })
      : null
    return {
      relation_id: relation.id,
      organization: organization?.name ?? null,
      name: relation.name,
      nameprefix: relation.nameprefix ?? null,
      surname: relation.surname ?? null,
      fullname: fullname(relation),
      email: relation.email ?? null,
      phone: relation.phone ?? null,
      address: streetLine(relation) || null,
      street: relation.address ?? null,
      number: relation.number ?? null,
      number_addition: relation.number_addition ?? null,
      postcode: relation.postcode ?? null,
      city: relation.city ?? null,
      country: relation.country,
      vat_number: organization?.vat_number ?? null,
      kvk: organization?.kvk ?? null,
    }
  },
}

function factsOf(flow: FlowRecord, phases: readonly Phase[]): FlowFacts {
  const { id, status, lead_date, hash, relation_id, relation_fullname } = flow
  return {
    id,
    number: flow.number ?? null,
    status,
    description: flow.description ?? null,
    phase: flow.phase ?? null,
    phase_meaning: phases.find(phase => phase.id === flow.flow_phase_id)?.meaning ?? null,
    lead_date,
    date_quotation: flow.date_quotation ?? null,
    date_invoice: flow.date_invoice ?? null,
    hash,
    user_id: flow.user_id ?? null,
    order_value: flow.order_value ?? null,
    project_user_id: flow.project_user_id ?? null,
    relation_id,
    relation_fullname,
    flowprofile_id: flow.flowprofile_id ?? null,
  }
}
