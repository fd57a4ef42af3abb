import { on } from '@core/context/event'
import { openRecords } from '@core/db/open-record'
import { Flow } from '../entities/flow'
import { Location } from '../entities/location'
import { locationUpdated } from '../resources/locations'

/** The town of a dossier follows the place of work. */
export const dossiersFollowPlace = on(
  locationUpdated,
  'dossiers are in the town of their place',
  async ({ ids, changed }, context) => {
    if (!changed.includes('city')) return
    const places = await openRecords(context, Location, { id: ids })
    const cities = new Map(places.map(({ id, city }) => [id, city]))
    for (const flow of await openRecords(context, Flow, { location_id: ids }))
      flow.city = cities.get(flow.location_id ?? 0) ?? flow.city ?? null
  },
)
