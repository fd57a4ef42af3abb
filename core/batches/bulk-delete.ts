import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { type Reason, textOf } from '@core/context/reason'
import { findAll, hasTrash, refusalsOf, removeRecords } from '@core/resource/record'
import type { AnyResource } from '@core/resource/resource'
import type { EntityRow } from '@core/resource/row'
import { accessToWrite } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { type BatchWork, batchWorkOnSets, type Refusal, refusalSchema } from './batch-work'
import { type OfResource, present, resourceAt } from './of-resource'
import { startBatch } from './start-batch'
import { keepTrashed, takeFromTrash } from './take-from-trash'

/** Id of the started batch (R-BATCH-001). */
export const batchAnswer = t.Object({ batchId: t.Integer() })

/** Ids of the records that one call works on. */
export const someIds = t.Array(t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
  minItems: 1,
  maxItems: 1000,
})

/** Moves records to the trash; one that a guard keeps is reported with the reason. */
export const deleteRecords: BatchWork<OfResource> = batchWorkOnSets(
  'core.delete-records',
  async (context, { path }, ids, keep) => {
    const { gone, refused } = await removing(context, path, ids, { fromTrash: false })
    keepTrashed(keep, gone)
    return refused
  },
  { undoneBy: takeFromTrash },
)

/** Deletes records without a trash for good; one that a guard keeps is reported with the reason. */
export const eraseRecords: BatchWork<OfResource> = batchWorkOnSets(
  'core.erase-records',
  async (context, { path }, ids) => (await removing(context, path, ids, { fromTrash: false })).refused,
)

/** Permanently deletes records from the trash. */
export const destroyRecords: BatchWork<OfResource> = batchWorkOnSets(
  'core.destroy-records',
  async (context, { path }, ids) => (await removing(context, path, ids, { fromTrash: true })).refused,
)

async function removing(
  context: Context,
  path: string,
  asked: readonly number[],
  { fromTrash }: { fromTrash: boolean },
): Promise<{ gone: EntityRow[]; refused: Refusal[] }> {
  const resource = resourceAt(context, path)
  const forGood = fromTrash || !hasTrash(resource.entity)
  // Held before the guards look: what would keep one and refers to it meanwhile is then there, or finds it gone.
  const records = await findAll(resource, context, asked, { trashed: fromTrash, alone: true })
  const ids = records.map(({ id }) => id)
  const refusals = await refusalsOf(resource, context, ids, forGood)
  const gone = records.filter(({ id }) => !refusals.has(id))
  await removeRecords(resource, context, gone, forGood)
  return { gone, refused: toldOf(context, refusals) }
}

const toldOf = (context: Context, refusals: ReadonlyMap<number, Reason>): Refusal[] =>
  [...refusals].map(([id, refusal]) => ({ id, message: textOf(context, refusal) }))

/** Deletes many records as a batch; `dry_run` only says which would stay, and why (R-BATCH-004). */
export const bulkDelete = (resource: AnyResource): Call =>
  removeMany(resource, {
    path: `${resource.path}/bulkdelete`,
    summary: `Delete many of ${resource.path}; progress at batch/{id}, or with dry_run what would stay`,
    work: hasTrash(resource.entity) ? deleteRecords : eraseRecords,
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
      const refused = toldOf(context, await refusalsOf(resource, context, ids, fromTrash || !hasTrash(resource.entity)))
      return { deletable: ids.length - refused.length, refused }
    },
  })
}
