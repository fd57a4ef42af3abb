import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { streetLine } from '@core/domain/street-line'
import type { Placed } from '../contract'
import { Flow } from '../entities/flow'
import { placesOfWork } from './places-of-work'

/**
 * What stands with a dossier at the place of the work, where it has none of its own. A place that was typed stays without
 * coordinates: it may be another one.
 */
export async function withPlaces<Row extends Placed>(context: Context, rows: readonly Row[]): Promise<Row[]> {
  const flowIds = new Set(rows.flatMap(({ flow_id, lat, place }) => (flow_id && lat === null && !place ? flow_id : [])))
  const columns = ['id', 'relation_id', 'location_id'] as const
  const flows = flowIds.size ? await readRows(context, Flow, columns, { id: [...flowIds] }) : []
  const places = await placesOfWork(context, flows)
  return rows.map(row => {
    const found = row.flow_id && row.lat === null && !row.place ? places.get(row.flow_id) : undefined
    if (!found) return row
    const place = [streetLine(found), found.city].filter(Boolean).join(', ') || null
    return { ...row, place, lat: found.lat, lng: found.lng }
  })
}
