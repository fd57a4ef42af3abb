import { call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import { answer } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { belongings, mergeFlows, openMerge } from '../domain/merge-flows'
import { flows } from '../resources/flows'

const enrich = flows.enrich ?? []
const target = t.Object(
  { targetflow_id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
  { additionalProperties: false },
)

/** What merging two dossiers would do, before anybody does it. */
export const previewMerge = call({
  method: 'GET',
  path: 'flow/:id/mergeflow',
  operationId: 'flow.previewmerge',
  access: { module: 'CRM' },
  summary: 'What would move if a dossier were merged into another',
  params: idParams,
  query: target,
  response: t.Object({
    number: nullable(t.String()),
    relation_fullname: t.String({ description: 'Of the dossier that stays' }),
    other_relation: t.Boolean({ description: 'The two are for different people' }),
    tags: t.Array(t.String(), { description: 'Labels that the dossier that stays gets' }),
    records: t.Array(t.Object({ kind: t.String(), count: t.Integer() })),
  }),
  async run(context, { params, query }) {
    const merge = await openMerge(context, params.id, query.targetflow_id)
    const { source, target: stays } = merge
    const found = await belongings(context, merge)
    return {
      number: stays.number ?? null,
      relation_fullname: stays.relation_fullname,
      other_relation: stays.relation_id !== source.relation_id,
      tags: source.tags.filter(tag => !stays.tags.includes(tag)),
      records: found.map(({ table, count }) => ({ kind: table, count })),
    }
  },
})

/** One dossier becomes part of another (C-0522, R-FLOW-020, R-FLOW-021). */
export const mergeFlow = call({
  method: 'POST',
  path: 'flow/:id/mergeflow',
  access: { module: 'CRM' },
  summary: 'Merge a dossier into another, which stays',
  params: idParams,
  body: target,
  response: rowWith(flows, enrich),
  example: { targetflow_id: 2 },
  run: async (context, { params, body }) =>
    answer(flows, enrich, context, await mergeFlows(context, params.id, body.targetflow_id)),
})
