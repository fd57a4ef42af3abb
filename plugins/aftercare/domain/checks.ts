import type { Context } from '@core/context/context'
import { readRow, readRows } from '@core/db/list'
import { fold } from '@core/domain/fold'
import { CheckList } from '../entities/check-list'
import { Equipment } from '../entities/equipment'
import type { Check } from './check-schema'

/** As many as somebody looks at in one visit. */
export const MOST_POINTS = 50

/** The points of a list, as they were typed on lines of their own. */
export const pointsOf = (lines: string): string[] => lines.split('\n').flatMap(line => line.trim().slice(0, 255) || [])

/** The check list of the equipment that an incident is about, with nothing done yet; none where no list is for it. */
export async function checksFor(context: Context, equipmentId: number | null | undefined): Promise<Check[]> {
  const device = equipmentId ? await readRow(context, Equipment, { id: equipmentId }) : null
  if (!device) return []
  const lists = await readRows(context, CheckList, ['kind', 'points'], {}, 'id')
  const called = fold([device.description, device.make, device.model])
  const list = lists.find(({ kind }) => called.includes(fold([kind])))
  return list ? pointsOf(list.points).map(text => ({ text, done: false, note: null, by: null, at: null })) : []
}
