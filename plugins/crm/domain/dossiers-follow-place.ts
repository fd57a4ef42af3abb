import { on } from '@core/context/event'
import { openRecord, openRecords } from '@core/db/open-record'
import { Flow } from '../entities/flow'
import { Location } from '../entities/location'
import { locationUpdated } from '../resources/locations'

/** The town of a dossier follows the place of work. */
export const dossiersFollowPlace = on(
  locationUpdated,
  'dossiers are in the town of their place',
  async ({ id, changed }, context) => {
    if (!changed.includes('city')) return
    const location = await openRecord(context, Location, id)
    if (!location?.city) return
    for (const flow of await openRecords(context, Flow, { location_id: id })) flow.city = location.city
  },
)
