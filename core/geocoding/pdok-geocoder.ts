import { Problem } from '@core/context/problem'
import { fold } from '@core/domain/fold'
import { dutchPostcode, isDutch } from '@core/domain/postcode'
import type { Address } from './address'
import { askService } from './ask-service'
import type { Geocoder, Place } from './geocoder'

/** Where the official register of Dutch addresses answers; free, without a key. */
const PDOK_URL = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1/free'

interface Found {
  readonly straatnaam?: string
  readonly huis_nlt?: string
  readonly woonplaatsnaam?: string
  readonly centroide_ll?: string
}

interface Question {
  readonly q: string
  readonly filters: readonly string[]
  /** Which of the answers it is, when not any. */
  readonly fits?: (found: Found) => boolean
}

/** Two towns go by another name in the register than on letters. */
const OFFICIAL: Readonly<Record<string, string>> = { denhaag: 'sgravenhage', denbosch: 'shertogenbosch' }

/** PDOK Locatieserver: every address of the Netherlands, to the house, and none elsewhere. */
export const pdokGeocoder = (url = PDOK_URL): Geocoder => ({
  async find(address) {
    if (!isDutch(address.country)) throw new Problem(422, 'core.place_abroad')
    const found = await ask(url, questionOf(address))
    const house = bare(`${address.number}${address.addition}`)
    return placeOf(found.find(one => bare(one.huis_nlt) === house) ?? found[0])
  },
  async streetOf({ postcode, number, country }) {
    const [, digits = ''] = /^\s*(\d+)/.exec(number) ?? []
    const code = dutchPostcode(postcode)
    if (!code || !digits || !isDutch(country)) return undefined
    const where = { street: '', number: digits, addition: '', postcode: code, city: '', country }
    const [first] = await ask(url, questionOf(where))
    return first?.straatnaam && first.woonplaatsnaam
      ? { address: first.straatnaam, city: first.woonplaatsnaam }
      : undefined
  },
})

async function ask(url: string, { q, filters, fits = () => true }: Question): Promise<readonly Found[]> {
  const answer = (await askService(url, [
    ['q', q],
    ...filters.map(filter => ['fq', filter] as const),
    ['fl', 'straatnaam,huis_nlt,woonplaatsnaam,centroide_ll'],
    ['rows', '20'],
  ])) as { response?: { docs?: readonly Found[] } } | null
  return (answer?.response?.docs ?? []).filter(fits)
}

/** A postcode with a number is one house, or some doors in it; without, the street has to be the one that was meant. */
function questionOf({ street, number, addition, postcode, city }: Address): Question {
  const code = postcode.replace(/\s/g, '').toUpperCase()
  const ofNumber = number ? [`huisnummer:${number}`] : []
  if (/^\d{4}[A-Z]{2}$/.test(code))
    return {
      q: words(`${code} ${number}`),
      filters: [number ? 'type:adres' : 'type:postcode', `postcode:${code}`, ...ofNumber],
    }
  const town = OFFICIAL[bare(city)] ?? bare(city)
  return {
    q: words(`${street} ${number}${addition} ${city}`),
    filters: [number ? 'type:adres' : 'type:weg', ...ofNumber],
    fits: found =>
      bare(found.straatnaam) === bare(street) &&
      (OFFICIAL[bare(found.woonplaatsnaam)] ?? bare(found.woonplaatsnaam)) === town,
  }
}

/** Without what the service reads as more than words. */
const words = (text: string) => text.replace(/[^\p{L}\p{N}']+/gu, ' ').trim()
const bare = (text: string | undefined) => fold([text]).replace(/[^a-z0-9]/g, '')

/** `POINT(6.0919 52.5125)` is east first. */
function placeOf(found: Found | undefined): Place | undefined {
  const [, lng, lat] = /^POINT\(([-\d.]+) ([-\d.]+)\)$/.exec(found?.centroide_ll ?? '') ?? []
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined
}
