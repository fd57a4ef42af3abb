import type { Context } from '@core/context/context'
import { markTwinRows } from '@core/db/imports/matches'
import { OPEN_STATUSES } from '@core/db/imports/row-values'
import type { Mapping } from './guess-mapping'

interface Matching {
  readonly id: number
  readonly mapping: Mapping
  readonly match_by?: string | null
}

/** Marks the open rows of a file that have the same value to match by as an earlier one. */
export async function markTwins(context: Context, file: Matching): Promise<void> {
  const column = file.match_by ? file.mapping.indexOf(file.match_by) : -1
  await markTwinRows(context, file.id, column < 0 ? null : column, OPEN_STATUSES)
}
