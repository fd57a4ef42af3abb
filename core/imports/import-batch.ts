import { Batch } from '@core/batches/batch'
import type { Context } from '@core/context/context'
import { readRow } from '@core/db/list'
import type { Row } from '@core/db/schema'

/** The batch behind the last step of an import. */
export type BatchState = Pick<Row<typeof Batch>, 'id' | 'progress' | 'cancelledAt'>

export const batchOf = async (context: Context, id: number | null | undefined): Promise<BatchState | undefined> =>
  id ? readRow(context, Batch, { id }) : undefined

/** Whether it is still at work. */
export const isBusy = (batch: BatchState | undefined): boolean =>
  batch !== undefined && batch.progress < 100 && !batch.cancelledAt
