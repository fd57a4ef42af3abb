import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { Location } from '../entities/location'
import { Relation } from '../entities/relation'

const ADDRESS = ['id', 'address', 'number', 'number_addition', 'postcode', 'city', 'lat', 'lng'] as const

/** Where the work of a dossier is. */
export interface PlaceOfWork {
  readonly address: string | null
  readonly number: string | null
  readonly number_addition: string | null
  readonly postcode: string | null
  readonly city: string | null
  readonly lat: number | null
  readonly lng: number | null
}

interface Dossier {
  readonly id: number
  readonly relation_id: number
  readonly location_id?: number | null
}

/** Where the work of dossiers is, by their numbers: at the place that was chosen, or else where the customer lives. */
export async function placesOfWork(
  context: Context,
  flows: readonly Dossier[],
): Promise<ReadonlyMap<number, PlaceOfWork>> {
  const elsewhere = new Set(flows.flatMap(({ location_id }) => location_id ?? []))
  const atHome = new Set(flows.flatMap(({ location_id, relation_id }) => (location_id ? [] : [relation_id])))
  const [places, people] = await Promise.all([
    elsewhere.size ? readRows(context, Location, ADDRESS, { id: [...elsewhere] }) : [],
    atHome.size ? readRows(context, Relation, ADDRESS, { id: [...atHome] }) : [],
  ])
  const byLocation = new Map(places.map(place => [place.id, place]))
  const byPerson = new Map(people.map(person => [person.id, person]))
  return new Map(
    flows.flatMap(({ id, relation_id, location_id }) => {
      const place = location_id ? byLocation.get(location_id) : byPerson.get(relation_id)
      return place ? [[id, place] as const] : []
    }),
  )
}
