import { batchWorkOnSets } from '@core/batches/batch-work'
import { keepTrashed, takeFromTrash } from '@core/batches/take-from-trash'
import { textOf } from '@core/context/reason'
import { deleteRecords, findAll } from '@core/resource/record'
import type { AskedCriterion } from '../contract/inactivity'
import { relations } from '../resources/relations'
import { stillInactive } from './inactive-relations'

interface Input {
  readonly path: string
  readonly criteria: readonly AskedCriterion[]
}

/** Moves inactive relations to the trash; whoever became active meanwhile stays, and so does who may not go (R-REL-009). */
export const deleteInactive = batchWorkOnSets<Input>(
  'crm.delete-inactive',
  async (context, { criteria }, ids, keep) => {
    const inactive = await stillInactive(context, criteria, ids)
    const awake = ids.filter(id => !inactive.has(id))
    const records = await findAll(relations, context, [...inactive], { alone: true })
    const kept = await deleteRecords(relations, context, records)
    keepTrashed(
      keep,
      records.filter(({ id }) => !kept.has(id)),
    )
    return [
      ...awake.map(id => ({ id, message: context.text('crm.active_again') })),
      ...[...kept].map(([id, reason]) => ({ id, message: textOf(context, reason) })),
    ]
  },
  { undoneBy: takeFromTrash },
)
