import { askService } from './ask-service'
import type { Geocoder } from './geocoder'

interface Found {
  readonly lat?: unknown
  readonly lon?: unknown
}

/** Nominatim and what answers like it: OpenStreetMap, the whole world. A key may stand in the address of the service. */
export const nominatimGeocoder = (url: string): Geocoder => ({
  async find({ street, number, addition, postcode, city, country }) {
    const parts = { street: `${number}${addition} ${street}`.trim(), postalcode: postcode, city, country }
    const answer = (await askService(url, [
      ...Object.entries(parts).filter(([, text]) => text !== ''),
      ['format', 'jsonv2'],
      ['limit', '1'],
    ])) as readonly Found[] | null
    const [first] = Array.isArray(answer) ? answer : []
    const [lat, lng] = [Number(first?.lat), Number(first?.lon)]
    return first && Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : undefined
  },
})
