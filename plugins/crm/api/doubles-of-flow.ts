import { call } from '@core/context/call'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { DOUBLE_KINDS } from '../contract/double-kinds'
import { FLOW_STATUSES } from '../contract/flow-status'
import { doublesOf, keepApart, otherFlows } from '../domain/doubles-of'
import { Relation } from '../entities/relation'
import { flows } from '../resources/flows'
import { relations } from '../resources/relations'
import { doubles } from './check-for-double-relations'

/** Whom and what a dossier of a website may double, as long as no colleague settled it (R-REL-010). */
const readFlowDoubles = call({
  method: 'GET',
  path: 'flow/:id/doubles',
  access: { module: 'CRM' },
  summary: 'Relations that the customer of a dossier may be, and other dossiers that run for them',
  params: idParams,
  response: t.Object({
    relations: doubles,
    flows: t.Array(
      t.Object({
        id: t.Integer(),
        number: nullable(t.String()),
        relation_fullname: t.String(),
        description: nullable(t.String()),
        status: t.Union(FLOW_STATUSES.map(status => t.Literal(status))),
        lead_date: t.String(),
      }),
    ),
  }),
  async run(context, { params }) {
    const flow = await find(flows, context, params.id)
    const relation = flow.may_be_double ? await openRecord(context, Relation, flow.relation_id) : null
    if (!relation) return { relations: [], flows: [] }
    const found = await doublesOf(context, relation)
    return { relations: found, flows: await otherFlows(context, flow, found) }
  },
})

/** A colleague looked: the dossier stays beside the others, and its customer beside whoever they resemble. */
const keepFlowDoubles = call({
  method: 'POST',
  path: 'flow/:id/keepdoubles',
  access: { module: 'CRM' },
  summary: 'Keep a dossier beside what it may double, and ask no more',
  params: idParams,
  response: t.Object({ kept: t.Boolean() }),
  async run(context, { params }) {
    const flow = await find(flows, context, params.id)
    if (!flow.may_be_double) return { kept: true }
    flow.may_be_double = false
    const relation = await openRecord(context, Relation, flow.relation_id)
    if (relation) keepApart(relation, await doublesOf(context, relation))
    context.log({ type: 'flow', id: flow.id, flowId: flow.id, description: 'doubles_kept' })
    return { kept: true }
  },
})

/** Two who look alike are not the same. */
const keepRelationDouble = call({
  method: 'POST',
  path: 'relation/:id/keepdouble',
  access: { module: 'CRM' },
  summary: 'Keep a relation beside one that it resembles, and ask no more',
  params: idParams,
  body: t.Object(
    { kind: t.Union(DOUBLE_KINDS.map(kind => t.Literal(kind))), id: t.Integer({ minimum: 1 }) },
    { additionalProperties: false },
  ),
  response: t.Object({ kept: t.Boolean() }),
  example: { kind: 'relation', id: 2 },
  async run(context, { params, body }) {
    const relation = await find(relations, context, params.id)
    const found = (await doublesOf(context, relation)).filter(({ kind, id }) => kind === body.kind && id === body.id)
    // Whom it does not resemble, or was told apart from before, leaves nothing to settle.
    if (!found.length) return { kept: true }
    keepApart(relation, found)
    if (body.kind === 'relation') {
      const other = await openRecord(context, Relation, { id: body.id, deleted_at: null })
      if (other) keepApart(other, [{ kind: 'relation', id: relation.id }])
    }
    context.log({
      type: 'relation',
      id: relation.id,
      description: 'double_kept',
      after: { kind: body.kind, id: body.id },
    })
    return { kept: true }
  },
})

export const doubleCalls = [readFlowDoubles, keepFlowDoubles, keepRelationDouble]
