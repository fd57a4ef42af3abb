import { call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import { fullname } from '@core/domain/fullname'
import { answer } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { belongingsOf, mergeRelations, openRelationMerge, RELATION_PART_NAMES, saidBy } from '../domain/merge-relations'
import { relations } from '../resources/relations'

const enrich = relations.enrich ?? []
const target = { target_id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }
const part = t.Union(RELATION_PART_NAMES.map(name => t.Literal(name)))

/** What merging two people would do, before anybody does it. */
export const previewRelationMerge = call({
  method: 'GET',
  path: 'relation/:id/merge',
  operationId: 'relation.previewmerge',
  access: { module: 'CRM' },
  summary: 'What would be left if a relation were merged into another, and what would move',
  params: idParams,
  query: t.Object(target, { additionalProperties: false }),
  response: t.Object({
    fullname: t.String({ description: 'Of the relation that stays' }),
    parts: t.Array(
      t.Object({ part, source: nullable(t.String()), target: nullable(t.String()) }, { title: 'relationmergepart' }),
      { description: 'Where the two say something else' },
    ),
    tags: t.Array(t.String(), { description: 'Labels that the relation that stays gets' }),
    records: t.Array(t.Object({ kind: t.String(), count: t.Integer() })),
  }),
  async run(context, { params, query }) {
    const merge = await openRelationMerge(context, params.id, query.target_id)
    const { source, target: stays } = merge
    const parts = []
    for (const name of RELATION_PART_NAMES) {
      const [from, to] = [await saidBy(context, source, name), await saidBy(context, stays, name)]
      if (from !== null && from !== to) parts.push({ part: name, source: from, target: to })
    }
    const found = await belongingsOf(context, merge)
    return {
      fullname: fullname(stays),
      parts,
      tags: source.tags.filter(tag => !stays.tags.includes(tag)),
      records: found.map(({ table, count }) => ({ kind: table, count })),
    }
  },
})

/** Two records of one person become one. */
export const mergeRelation = call({
  method: 'POST',
  path: 'relation/:id/merge',
  access: { module: 'CRM' },
  summary: 'Merge a relation into another, which stays',
  params: idParams,
  body: t.Object(
    { ...target, take: t.Optional(t.Array(part, { maxItems: RELATION_PART_NAMES.length })) },
    { additionalProperties: false },
  ),
  response: rowWith(relations, enrich),
  example: { target_id: 2, take: ['phone'] },
  run: async (context, { params, body }) =>
    answer(relations, enrich, context, await mergeRelations(context, params.id, body.target_id, body.take ?? [])),
})
