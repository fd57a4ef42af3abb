import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { type Reason, textOf } from '@core/context/reason'
import { readRows } from '@core/db/list'
import { declared } from '@core/resource/declared'
import { findAll, hasTrash, refusalsOf, removeRecords } from '@core/resource/record'
import type { AnyResource } from '@core/resource/resource'
import { accessToWrite } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { type BatchWork, batchWorkOnSets, type Refusal, refusalSchema } from './batch-work'
import { startBatch } from './start-batch'

/** Input of the batch: the resource that the ids belong to. */
export interface OfResource {
  readonly path: string
}

/** Id of the started batch (R-BATCH-001). */
export const batchAnswer = t.Object({ batchId: t.Integer() })

/** Ids of the records that one call works on. */
export const someIds = t.Array(t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
  minItems: 1,
  maxItems: 1000,
})

/** Deletes records; one that a guard keeps is reported with the reason. */
export const deleteRecords: BatchWork<OfResource> = batchWorkOnSets('core.delete-records', (context, { path }, ids) =>
  removing(context, path, ids, false),
)

/** Permanently deletes records from the trash. */
export const destroyRecords: BatchWork<OfResource> = batchWorkOnSets('core.destroy-records', (context, { path }, ids) =>
  removing(context, path, ids, true),
)

async function removing(
  context: Context,
  path: string,
  asked: readonly number[],
  fromTrash: boolean,
): Promise<Refusal[]> {
  const resource = resourceAt(context, path)
  const forGood = fromTrash || !hasTrash(resource.entity)
  // Held before the guards look: what would keep one and refers to it meanwhile is then there, or finds it gone.
  const records = await findAll(resource, context, asked, { trashed: fromTrash, alone: true })
  const ids = records.map(({ id }) => id)
  const refusals = await refusalsOf(resource, context, ids, forGood)
  await removeRecords(
    resource,
    context,
    records.filter(({ id }) => !refusals.has(id)),
    forGood,
  )
  return toldOf(context, refusals)
}

const toldOf = (context: Context, refusals: ReadonlyMap<number, Reason>): Refusal[] =>
  [...refusals].map(([id, refusal]) => ({ id, message: textOf(context, refusal) }))

/** Returns the ids among these that still exist. */
export async function present(resource: AnyResource, context: Context, ids: readonly number[], trashed: boolean) {
  const where = { ...resource.scope?.(context), id: ids }
  return (await readRows(context, resource.entity, ['id'], where, 'id', { trashed })).map(({ id }) => id)
}

/** The resource that a batch works on. */
export function resourceAt(context: Context, path: string): AnyResource {
  const resource = context.use(declared).resources.find(known => known.path === path)
  if (!resource) throw notFound()
  return resource
}

/** Deletes many records as a batch; `dry_run` only says which would stay, and why (R-BATCH-004). */
export const bulkDelete = (resource: AnyResource): Call =>
  removeMany(resource, {
    path: `${resource.path}/bulkdelete`,
    summary: `Delete many of ${resource.path}; progress at batch/{id}, or with dry_run what would stay`,
    work: deleteRecords,
    fromTrash: false,
  })

/** Deletes many records of the trash for good, as {@link bulkDelete} does. */
export const bulkDestroy = (resource: AnyResource): Call =>
  removeMany(resource, {
    path: `${resource.path}/bulkforcedelete`,
    summary: `Delete for good many from the trash of ${resource.path}; progress at batch/{id}, or with dry_run what would stay`,
    work: destroyRecords,
    fromTrash: true,
  })

interface Removing {
  readonly path: string
  readonly summary: string
  readonly work: BatchWork<OfResource>
  readonly fromTrash: boolean
}

function removeMany(resource: AnyResource, { path, summary, work, fromTrash }: Removing): Call {
  // S1 §7 names the ids after the resource: `relationIds`.
  const named = `${resource.path}Ids`
  return call({
    method: 'POST',
    path,
    access: accessToWrite(resource),
    summary,
    body: t.Object(
      {
        ids: t.Optional(someIds),
        [named]: t.Optional(someIds),
        dry_run: t.Optional(t.Boolean()),
      },
      { additionalProperties: false, oneOf: [{ required: ['ids'] }, { required: [named] }] },
    ),
    response: t.Union([
      batchAnswer,
      t.Object({
        deletable: t.Integer(),
        refused: t.Array(refusalSchema),
      }),
    ]),
    example: { ids: [1, 2, 3], dry_run: true },
    async run(context, { body }) {
      const asked = body.ids ?? body[named]
      if (!Array.isArray(asked)) throw invalid('ids', 'core.required')
      if (body.ids && body[named]) throw invalid(named, 'core.invalid_value')
      const ids = await present(resource, context, asked, fromTrash)
      if (!ids.length) throw notFound()
      if (!body.dry_run) return startBatch(context, work, { path: resource.path }, ids)
      const refused = toldOf(context, await refusalsOf(resource, context, ids, fromTrash))
      return { deletable: ids.length - refused.length, refused }
    },
  })
}
