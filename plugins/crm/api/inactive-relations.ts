import { batchAnswer } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, refused } from '@core/context/problem'
import { textOf } from '@core/context/reason'
import { readPage } from '@core/db/list'
import type { Row } from '@core/db/schema'
import { nullable } from '@core/db/schema'
import { enrichRecords, refusalsOf } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { type AskedCriterion, CRITERIA } from '../contract/inactivity'
import { deleteInactive } from '../domain/delete-inactive'
import { AGES, inactive, inactiveIds } from '../domain/inactive-relations'
import { Relation } from '../entities/relation'
import { relations } from '../resources/relations'

/** Of an age it has to be said of how many days: without it everybody is old enough. */
function checkCriteria(asked: readonly AskedCriterion[]): void {
  for (const [at, { criterion, days }] of asked.entries())
    if (AGES.has(criterion) && days === undefined) throw invalid(`criteria.${at}.days`, 'core.required')
}

const access = { module: 'CRM' } as const
const enrich = relations.enrich ?? []
const id = t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

const criteria = t.Array(
  t.Object(
    {
      criterion: t.Union(CRITERIA.map(name => t.Literal(name))),
      days: t.Optional(t.Integer({ minimum: 0, maximum: 36_500, description: 'For an age: older than this' })),
      text: t.Optional(t.String({ maxLength: 255, description: 'For a description: words in it; any when left out' })),
    },
    { additionalProperties: false },
  ),
  { maxItems: CRITERIA.length, description: 'All must hold; nobody with a sent invoice goes, asked or not' },
)

/** Who would go, a page of them, with why some stay all the same, and how many in all (C-0546). */
export const searchInactiveRelations = call({
  method: 'POST',
  path: 'relation/searchInactiveRelations',
  access,
  summary: 'Relations that meet criteria of inactivity, with how many may go and why others stay',
  body: t.Object(
    {
      criteria,
      offset: t.Optional(t.Integer({ minimum: 0, maximum: 10_000_000 })),
      limit: t.Optional(t.Integer({ minimum: 1, maximum: 100 })),
    },
    { additionalProperties: false },
  ),
  response: t.Object({
    data: t.Array(
      t.Intersect([
        rowWith(relations, enrich),
        t.Object({ refusal: nullable(t.String({ description: 'Why this one stays' })) }),
      ]),
    ),
    pagination: t.Object({ total: t.Integer(), offset: t.Integer(), limit: t.Integer() }),
    deletable: t.Integer(),
    kept: t.Array(t.Object({ message: t.String(), count: t.Integer() })),
  }),
  example: { criteria: [{ criterion: 'flow_updated_age', days: 730 }], limit: 25 },
  async run(context, { body: { criteria: asked, offset = 0, limit = 25 } }) {
    checkCriteria(asked)
    const also = inactive(context, asked)
    const page = await readPage(context, Relation, { offset, limit, sort: 'updated_at', also })
    const rows = JSON.parse(page.json) as Row<typeof Relation>[]
    await enrichRecords(enrich, context, rows)
    const refusals = await refusalsOf(relations, context, await inactiveIds(context, asked))
    const kept = Map.groupBy(refusals.values(), reason => textOf(context, reason))
    return {
      data: rows.map(row => ({ ...row, refusal: told(context, refusals.get(row.id)) })),
      pagination: { total: page.total, offset, limit },
      deletable: page.total - refusals.size,
      kept: [...kept].map(([message, all]) => ({ message, count: all.length })),
    }
  },
})

const told = (context: Context, reason: Parameters<typeof textOf>[1] | undefined) =>
  reason === undefined ? null : textOf(context, reason)

/** Moves them to the trash as a batch, all but those that were left out; undone by `batch/{id}/undo` (R-REL-009). */
export const deleteInactiveRelations = call({
  method: 'POST',
  path: 'relation/bulkdeleteInactive',
  access,
  summary: 'Move all relations that meet criteria of inactivity to the trash; progress at batch/{id}',
  body: t.Object(
    { criteria, without: t.Optional(t.Array(id, { maxItems: 1000, description: 'Relations that stay' })) },
    { additionalProperties: false },
  ),
  response: batchAnswer,
  example: { criteria: [{ criterion: 'flow_updated_age', days: 730 }] },
  async run(context, { body: { criteria: asked, without = [] } }) {
    if (!asked.length) throw invalid('criteria', 'core.required')
    checkCriteria(asked)
    const staying = new Set(without)
    const ids = (await inactiveIds(context, asked)).filter(one => !staying.has(one))
    if (!ids.length) throw refused('crm.nobody_inactive')
    return startBatch(context, deleteInactive, { path: relations.path, criteria: asked }, ids)
  },
})
