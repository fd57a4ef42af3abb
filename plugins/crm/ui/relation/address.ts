import { type StreetAddress, streetLine } from '@core/domain/street-line'

interface Address extends StreetAddress {
  postcode: string | null
  city: string | null
}

/** Street with number, and postcode with place: the lines that are known. */
export function addressLines({ postcode, city, ...street }: Address): string[] {
  const place = [postcode, city].filter(Boolean).join(' ')
  return [streetLine(street), place].filter(line => line !== '')
}
