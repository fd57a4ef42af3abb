import { splitStreetLine } from '@core/domain/street-line'

/** Columns that say where something is; an entity has some of them. */
export const ADDRESS_FIELDS = ['address', 'number', 'number_addition', 'postcode', 'city', 'country'] as const

/** An address as services ask for it; what is not known is empty. */
export interface Address {
  readonly street: string
  /** Digits only; what follows them stands in `addition`. */
  readonly number: string
  readonly addition: string
  readonly postcode: string
  readonly city: string
  readonly country: string
}

/** The address in a record, or nothing when there is too little of it to be anywhere. */
export function addressOf(record: Readonly<Record<string, unknown>>): Address | undefined {
  const text = (field: (typeof ADDRESS_FIELDS)[number]) => String(record[field] ?? '').trim()
  const [postcode, city] = [text('postcode'), text('city')]
  const split = text('number') ? undefined : splitStreetLine(text('address'), text('country'))
  const house = split ? `${split.number}${split.number_addition ?? ''}` : text('number')
  const [, number = '', rest = ''] = /^(\d+)[\s-]*(.*)$/.exec(house) ?? []
  const address = {
    street: split?.address ?? text('address'),
    number,
    addition: `${rest}${text('number_addition')}`,
    postcode,
    city,
    country: text('country'),
  }
  return postcode || (address.street && city) ? address : undefined
}
