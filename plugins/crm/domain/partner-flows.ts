import type { Context } from '@core/context/context'
import { readPage, readRows } from '@core/db/list'
import type { Row } from '@core/db/schema'
import { streetLine } from '@core/domain/street-line'
import { findAll, updateRecords } from '@core/resource/record'
import type { OfPartner, PartnerFlow, PartnerFlows } from '../contract/partner-flows'
import { Flow } from '../entities/flow'
import { Relation } from '../entities/relation'
import { flows } from '../resources/flows'

/** More dossiers than a partner has. */
const MOST = 5000

/** Answers who asks for the dossiers of partners. */
export const readPartnerFlows: PartnerFlows = {
  async list(context, of, { limit = MOST, query } = {}) {
    const page = await readPage(context, Flow, {
      offset: 0,
      limit,
      where: { ...of },
      sort: '-created_at',
      ...(query ? { query } : {}),
    })
    return withAddresses(context, JSON.parse(page.json))
  },
  ids: async (context, of: OfPartner) => (await readRows(context, Flow, ['id'], { ...of }, 'id')).map(({ id }) => id),
  async find(context, partner_id, id) {
    const [found] = await withAddresses(context, await readRows(context, Flow, 'all', { id, partner_id }))
    return found ?? null
  },
  async putInProject(context, flowIds, partner_project_id) {
    const found = await findAll(flows, context, flowIds)
    await updateRecords(
      flows,
      context,
      found.map(record => ({ record, given: { partner_project_id } })),
    )
  },
}

async function withAddresses(context: Context, flows: readonly Row<typeof Flow>[]): Promise<PartnerFlow[]> {
  const ids = [...new Set(flows.map(({ relation_id }) => relation_id))]
  const columns = ['id', 'address', 'number', 'number_addition', 'postcode', 'city'] as const
  const relations = ids.length
    ? await readRows(context, Relation, columns, { id: ids }, 'id', { trashed: 'either' })
    : []
  const byId = new Map(relations.map(relation => [relation.id, relation]))
  return flows.map(flow => {
    const relation = byId.get(flow.relation_id)
    return {
      id: flow.id,
      number: flow.number ?? null,
      status: flow.status,
      phase: flow.phase ?? null,
      description: flow.description ?? null,
      reference: flow.reference ?? null,
      relation_fullname: flow.relation_fullname,
      address: (relation && streetLine(relation)) || null,
      postcode: relation?.postcode ?? null,
      city: flow.city ?? relation?.city ?? null,
      lead_date: flow.lead_date,
      updated_at: String(flow.updated_at),
      partner_id: flow.partner_id ?? null,
      partner_project_id: flow.partner_project_id ?? null,
      user_id: flow.user_id ?? null,
    }
  })
}
