import { textOf } from '@core/context/reason'
import { openRecord } from '@core/db/open-record'
import { deleteRows } from '@core/db/write'
import { findAll, restoreRecord, restoreRefusalOf } from '@core/resource/record'
import type { EntityRow } from '@core/resource/row'
import { BatchChange } from './batch-change'
import { type BatchWork, batchWork, type KeepChange, type OfUndone } from './batch-work'
import { resourceAt } from './of-resource'

const momentOf = (moment: unknown): string | null => (moment instanceof Date ? moment.toISOString() : null)

/** Keeps with a batch which records it moved to the trash and when, for {@link takeFromTrash}. */
export function keepTrashed(keep: KeepChange, records: readonly EntityRow[]): void {
  for (const { id, deleted_at } of records)
    keep({ id, before: { deleted_at: null }, after: { deleted_at: momentOf(deleted_at) } })
}

/**
 * Takes records out of the trash that a batch moved there. One that somebody took out and threw away again, or that is
 * gone for good, stays as it is with the reason.
 */
export const takeFromTrash: BatchWork<OfUndone> = batchWork(
  'core.delete-records-back',
  async (context, { path, batch_id }, id) => {
    // Held, so that of several who take it back at once one does.
    const change = await openRecord(context, BatchChange, { batch_id, record_id: id }, { hold: true })
    if (!change) return undefined
    const resource = resourceAt(context, path)
    const [trashed] = await findAll(resource, context, [id], { trashed: true })
    if (!trashed) {
      const [living] = await findAll(resource, context, [id])
      return living ? undefined : { id, message: context.text('core.gone_meanwhile') }
    }
    if (momentOf(trashed.deleted_at) !== change.after.deleted_at)
      return { id, message: context.text('core.changed_meanwhile') }
    const refusal = await restoreRefusalOf(resource, context, id)
    if (refusal) return { id, message: textOf(context, refusal) }
    await restoreRecord(resource, context, trashed)
    // What was taken back once is over.
    await deleteRows(context, BatchChange, { id: change.id })
    return undefined
  },
)
