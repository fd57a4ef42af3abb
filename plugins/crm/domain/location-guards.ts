import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import type { DeletionGuard } from '@core/resource/resource'
import { Flow } from '../entities/flow'
import { FlowLocation } from '../entities/flow-location'

/** As many dossiers are named; more do not help to find them. */
const NAMED = 3

/** A place stays while dossiers are there, and says which (G-LOC). */
export const placesOfDossiersStay: DeletionGuard = {
  table: 'location',
  async keeps(ids, context) {
    const there = await dossiersAt(context, ids)
    const flows = await readRows(context, Flow, ['id', 'number', 'relation_fullname'], { id: [...there.keys()] })
    const names = new Map<number, string[]>()
    for (const { id, number, relation_fullname } of flows)
      for (const place of there.get(id) ?? [])
        names.set(place, [...(names.get(place) ?? []), [number, relation_fullname].filter(Boolean).join(' ')])
    return new Map(
      [...names].map(([id, all]) => [
        id,
        { key: 'crm.location_in_use', values: { flows: all.slice(0, NAMED).join(', ') } },
      ]),
    )
  },
}

/** Which dossiers are at some places, with the places of each. */
async function dossiersAt(context: Context, location_id: readonly number[]): Promise<Map<number, Set<number>>> {
  const where = { location_id: [...location_id] }
  const addresses = await readRows(context, Flow, ['id', 'location_id'], where)
  const others = await readRows(context, FlowLocation, ['flow_id', 'location_id'], where)
  const there = new Map<number, Set<number>>()
  for (const { id, location_id: place } of [...addresses, ...others.map(row => ({ ...row, id: row.flow_id }))])
    if (place) there.set(id, (there.get(id) ?? new Set()).add(place))
  return there
}
