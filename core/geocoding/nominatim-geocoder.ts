import { askService } from './ask-service'
import type { Geocoder } from './geocoder'

interface Found {
  readonly lat?: unknown
  readonly lon?: unknown
  readonly address?: Readonly<Record<string, unknown>>
}

/** What a place of people is called there, from the largest on. */
const TOWNS = ['city', 'town', 'village', 'hamlet'] as const

/** Nominatim and what answers like it: OpenStreetMap, the whole world. A key may stand in the address of the service. */
export const nominatimGeocoder = (url: string): Geocoder => ({
  async find({ street, number, addition, postcode, city, country }) {
    const parts = { street: `${number}${addition} ${street}`.trim(), postalcode: postcode, city, country }
    const first = await firstOf(url, parts)
    const [lat, lng] = [Number(first?.lat), Number(first?.lon)]
    return first && Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : undefined
  },
  async streetOf({ postcode, number, country }) {
    const { address } =
      (await firstOf(url, { street: number, postalcode: postcode, country, addressdetails: '1' })) ?? {}
    const town = TOWNS.map(kind => address?.[kind]).find(name => typeof name === 'string')
    return typeof address?.road === 'string' && typeof town === 'string'
      ? { address: address.road, city: town }
      : undefined
  },
})

async function firstOf(url: string, parts: Readonly<Record<string, string>>): Promise<Found | undefined> {
  const answer = await askService(url, [
    ...Object.entries(parts).filter(([, text]) => text !== ''),
    ['format', 'jsonv2'],
    ['limit', '1'],
  ])
  return Array.isArray(answer) ? (answer as readonly Found[])[0] : undefined
}
