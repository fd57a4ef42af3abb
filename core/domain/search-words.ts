import { fold } from './fold'

/** A telephone number as people type it, whole or begun: nothing but digits and what they put between them. */
const PHONE = /^(?:\+|\(?0)[\d\s().\-/]{5,}$/

/** The words that are searched for; a telephone number is one, however it is typed. */
export function searchWords(query: string): string[] {
  const typed = query.trim()
  if (PHONE.test(typed)) return [subscriber(typed)]
  return fold([query]).split(' ').filter(Boolean)
}

/** A telephone number without what it may begin with: +31, 0031 or 0. */
const subscriber = (phone: string): string => phone.replace(/\D/g, '').replace(/^(?:0031|31(?=\d{9})|0+)/, '')

/** A telephone number as it is found in any spelling, beside what people see of it. */
export const searchablePhone = (phone: string | null | undefined): string | null => (phone ? subscriber(phone) : null)

/** A Dutch postcode with and without its space. */
export const searchablePostcode = (postcode: string | null | undefined): string | null =>
  postcode ? `${postcode} ${postcode.replace(/\s/g, '')}` : null
