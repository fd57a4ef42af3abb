import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { streetLine } from '@core/domain/street-line'
import type { Placed } from '../contract'
import { Flow } from '../entities/flow'
import { Relation } from '../entities/relation'

const ADDRESS = ['id', 'address', 'number', 'number_addition', 'city', 'lat', 'lng'] as const

/**
 * What stands with a dossier at the place of its customer, where it has none of its own. A place that was typed stays
 * without coordinates: it may be another one than that of the customer.
 */
export async function withPlaces<Row extends Placed>(context: Context, rows: readonly Row[]): Promise<Row[]> {
  const flowIds = new Set(rows.flatMap(({ flow_id, lat, place }) => (flow_id && lat === null && !place ? flow_id : [])))
  const flows = flowIds.size ? await readRows(context, Flow, ['id', 'relation_id'], { id: [...flowIds] }) : []
  const relationIds = [...new Set(flows.map(({ relation_id }) => relation_id))]
  const people = relationIds.length ? await readRows(context, Relation, ADDRESS, { id: relationIds }) : []
  const addresses = new Map(people.map(person => [person.id, person]))
  const places = new Map(flows.map(({ id, relation_id }) => [id, addresses.get(relation_id)]))
  return rows.map(row => {
    const found = row.flow_id && row.lat === null && !row.place ? places.get(row.flow_id) : undefined
    if (!found) return row
    const place = [streetLine(found), found.city].filter(Boolean).join(', ') || null
    return { ...row, place, lat: found.lat, lng: found.lng }
  })
}
