import { type StreetAddress, streetLine } from '@core/domain/street-line'

interface Place extends StreetAddress {
  description?: string | null
  postcode?: string | null
  city?: string | null
}

/** An address in one line. */
export const lineOf = ({ postcode, city, ...street }: Place): string =>
  [streetLine(street), [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** What a place is called: as its owner says, or else by its address. */
export const nameOfPlace = (place: Place): string => place.description || lineOf(place)
