import { fold } from './fold'
import { phoneDigits, phonesIn } from './phone-number'

/** A telephone number as people type it, whole or begun: nothing but digits and what they put between them. */
const PHONE = /^(?:\(?\+|\(?0)[\d\s().\-/\u2010-\u2015]{5,}$/
/** A postcode with the number of a house right behind it. */
const HOUSE = /^(\d{4})\s*([a-z]{2})[\s,-]*(\d+)[\s-]*([a-z0-9]*)$/i

/** The words that are searched for; a telephone number is one, however it is typed, and a house number stands apart from its postcode. */
export function searchWords(query: string): string[] {
  const typed = query.trim()
  if (PHONE.test(typed)) return [phoneDigits(typed)].filter(Boolean)
  const [, ...house] = HOUSE.exec(typed) ?? []
  return fold(house.length ? house : [query])
    .split(' ')
    .filter(Boolean)
}

/**
 * Telephone numbers as they are found in any spelling, beside what people see of them.
 *
 * @param country that of the address beside it
 */
export const searchablePhone = (phone: string | null | undefined, country?: string | null): string | null =>
  phone
    ? phonesIn(phone)
        .map(one => phoneDigits(one, country))
        .join(' ')
    : null

/** A Dutch postcode with and without its space. */
export const searchablePostcode = (postcode: string | null | undefined): string | null =>
  postcode ? `${postcode} ${postcode.replace(/\s/g, '')}` : null
