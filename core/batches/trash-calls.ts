import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { textOf } from '@core/context/reason'
import { readRows } from '@core/db/list'
import { additionsAsked, type HeldAddition } from '@core/resource/additions'
import { listRows } from '@core/resource/list-rows'
import { answer, destroyRecord, find, refusalsOf, restoreRecord } from '@core/resource/record'
import type { AnyResource } from '@core/resource/resource'
import { accessOf, accessToWrite, idParams, listAnswer, listParams, listParts, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { refusalSchema } from './batch-work'
import { batchAnswer, bulkDestroy, destroyRecords } from './bulk-delete'
import { bulkRestore } from './bulk-restore'
import { startBatch } from './start-batch'

/** As many of those that stay are told one by one. */
const MOST_TOLD = 1000

/** The calls of a resource with a trash: list it, restore from it, delete permanently (R-FLOW-014). */
export function trashCalls(resource: AnyResource, additions: readonly HeldAddition[]): Call[] {
  const { path, enrich = [] } = resource
  const row = rowWith(resource, enrich, additions)
  const write = accessToWrite(resource)
  return [
    call({
      method: 'GET',
      path: `${path}/trashed`,
      access: accessOf(resource),
      summary: `What lies in the trash of ${path}`,
      query: listParams(resource, additions),
      response: listAnswer(row),
      parts: listParts(row),
      run: (context, { request, query }) => {
        const enrichers = [...enrich, ...additionsAsked(additions, context, query)]
        return listRows(resource, enrichers, context, request, { sort: '-deleted_at', ...query }, { trashed: true })
      },
    }),
    call({
      method: 'POST',
      path: `${path}/:id/restore`,
      access: write,
      summary: `Take out of the trash of ${path}`,
      params: idParams,
      response: row,
      async run(context, { params }) {
        const record = await find(resource, context, params.id, { trashed: true })
        await restoreRecord(resource, context, record)
        return answer(resource, enrich, context, record)
      },
    }),
    bulkRestore(resource),
    call({
      method: 'POST',
      path: `${path}/:id/forceDelete`,
      access: write,
      summary: `Delete for good from the trash of ${path}`,
      params: idParams,
      response: 'nothing',
      async run(context, { params }) {
        await destroyRecord(resource, context, await find(resource, context, params.id, { trashed: true }))
        return undefined
      },
    }),
    bulkDestroy(resource),
    call({
      method: 'GET',
      path: `${path}/emptytrash`,
      operationId: `${path}.emptytrash.would`,
      access: write,
      summary: `What emptying the trash of ${path} would leave, and why`,
      response: t.Object({
        deletable: t.Integer(),
        kept: t.Integer(),
        refused: t.Array(refusalSchema, { description: `The first ${MOST_TOLD} of those that are kept` }),
      }),
      async run(context) {
        const ids = await trashedIds(resource, context)
        const refused = [...(await refusalsOf(resource, context, ids, true))]
        return {
          deletable: ids.length - refused.length,
          kept: refused.length,
          refused: refused.slice(0, MOST_TOLD).map(([id, reason]) => ({ id, message: textOf(context, reason) })),
        }
      },
    }),
    call({
      method: 'POST',
      path: `${path}/emptytrash`,
      access: write,
      summary: `Delete for good everything in the trash of ${path}; progress at batch/{id}`,
      response: batchAnswer,
      run: async context => startBatch(context, destroyRecords, { path }, await trashedIds(resource, context)),
    }),
  ]
}

async function trashedIds({ entity, scope }: AnyResource, context: Context): Promise<number[]> {
  const rows = await readRows(context, entity, ['id'], scope?.(context) ?? {}, 'id', { trashed: true })
  return rows.map(({ id }) => id)
}
