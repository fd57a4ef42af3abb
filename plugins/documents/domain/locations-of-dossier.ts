import type { Context } from '@core/context/context'
import { streetLine } from '@core/domain/street-line'
import { customerPlaces, liesAtPlaces } from '@plugins/crm/contract/locations'
import type { Location } from '../contract/place-sources'

/** The places of a customer at which something of a dossier lies, each once. */
export async function locationsOfDossier(context: Context, flowId: number): Promise<Location[]> {
  const ids = new Set<number>()
  for (const keeper of context.all(liesAtPlaces))
    for (const { location_id } of await keeper.of(context, flowId)) ids.add(location_id)
  if (!ids.size) return []
  return (await context.use(customerPlaces).read(context, [...ids])).map(place => ({
    name: place.title,
    address: [streetLine(place), [place.postcode, place.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  }))
}
