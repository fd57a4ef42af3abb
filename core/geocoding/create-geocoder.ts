import type { Config } from '@core/config'
import type { Geocoder } from './geocoder'
import { nominatimGeocoder } from './nominatim-geocoder'
import { pdokGeocoder } from './pdok-geocoder'

/** The service of the operator, if there is one. */
export function createGeocoder({ geocoder }: Pick<Config, 'geocoder'>): Geocoder | undefined {
  if (geocoder?.kind === 'pdok') return pdokGeocoder(geocoder.url)
  return geocoder?.url ? nominatimGeocoder(geocoder.url) : undefined
}
