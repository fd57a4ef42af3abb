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
  const flowIds = new Set(rows.flatMap(row => flowFor(row) ?? []))
  const columns = ['id', 'relation_id', 'location_id'] as const
  const flows = flowIds.size ? await readRows(context, Flow, columns, { id: [...flowIds] }) : []
  const places = await placesOfWork(context, flows)
  return rows.map(row => {
    const flowId = flowFor(row)
    const found = flowId && places.get(flowId)
    if (!found) return row
    const place = [streetLine(found), found.city].filter(Boolean).join(', ') || null
    return { ...row, place, lat: found.lat, lng: found.lng }
  })
}

/** The dossier at whose place something stands: none where it has a place of its own. */
const flowFor = ({ flow_id, lat, place }: Placed): number | null => (lat === null && !place ? flow_id : null)
