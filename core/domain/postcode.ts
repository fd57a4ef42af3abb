import { countryCode } from './country'

/** Some write the country in front: `NL-1012 AB`. */
const DUTCH = /^(?:nl\s*-?\s*)?(\d{4})\s*([a-z]{2})$/i

/** A Dutch postcode as it is written, "1234 AB"; undefined for what is none (G-LEN). */
export function dutchPostcode(text: string): string | undefined {
  const [, digits, letters] = DUTCH.exec(text.trim()) ?? []
  return digits && letters ? `${digits} ${letters.toUpperCase()}` : undefined
}

/** Whether an address is in the Netherlands, whatever it is called; it is unless its country says otherwise (R-REL-012). */
export const isDutch = (country: string | null | undefined): boolean =>
  !country?.trim() || countryCode(country) === 'NL'
