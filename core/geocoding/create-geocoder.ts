import { type Config, showsDemo } from '@core/config'
import { demoGeocoder } from './demo-geocoder'
import type { Geocoder } from './geocoder'
import { nominatimGeocoder } from './nominatim-geocoder'
import { pdokGeocoder } from './pdok-geocoder'

/** The service of the operator, if there is one; the demo knows its own streets. */
export function createGeocoder(config: Pick<Config, 'geocoder' | 'production' | 'databaseUrl'>): Geocoder | undefined {
  const { geocoder } = config
  if (geocoder?.kind === 'pdok') return pdokGeocoder(geocoder.url)
  if (geocoder?.url) return nominatimGeocoder(geocoder.url)
  return showsDemo(config) ? demoGeocoder : undefined
}
