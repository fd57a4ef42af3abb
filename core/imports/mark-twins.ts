import type { Context } from '@core/context/context'
import { markTwinRows } from '@core/db/imports/matches'
import { OPEN_STATUSES } from '@core/db/imports/row-values'
import { isPhoneColumn } from '@core/db/phone-column'
import type { AnyResource } from '@core/resource/resource'
import type { Mapping } from './guess-mapping'

interface Matching {
  readonly id: number
  readonly mapping: Mapping
  readonly match_by?: string | null
}

/** Marks the open rows of a file that have the same value to match by as an earlier one. */
export async function markTwins(context: Context, { entity }: AnyResource, file: Matching): Promise<void> {
  const column = file.match_by ? file.mapping.indexOf(file.match_by) : -1
  const isPhone = isPhoneColumn(entity, file.match_by ?? '')
  await markTwinRows(context, file.id, { column: column < 0 ? null : column, isPhone }, OPEN_STATUSES)
}
