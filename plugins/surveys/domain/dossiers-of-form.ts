import type { Context } from '@core/context/context'
import { readRow, readRows } from '@core/db/list'
import { not } from '@core/db/where'
import { FlowDataItem } from '../entities/flow-data-item'
import { Vertical } from '../entities/vertical'

/** The dossiers in which a form was filled in; null for a form that there is not. */
export async function dossiersOfForm(context: Context, id: number): Promise<readonly number[] | null> {
  if (!(await readRow(context, Vertical, { id }))) return null
  const items = await readRows(context, FlowDataItem, ['flow_id'], { vertical_id: id, flow_id: not(null) })
  return [...new Set(items.flatMap(({ flow_id }) => flow_id ?? []))]
}
