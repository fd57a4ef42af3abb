import { invalid } from '@core/context/problem'
import { countryCode, countryName } from '@core/domain/country'
import { dutchPostcode, isDutch } from '@core/domain/postcode'
import { type StreetAddress, splitStreetLine } from '@core/domain/street-line'

/** Digits of a German postcode. */
const GERMAN_DIGITS = 5

interface Addressed extends StreetAddress {
  country?: string | null
  postcode?: string | null
  address?: string | null
  number?: string | null
  number_addition?: string | null
}

/**
 * Writes an address as it is written here: a house that came in the line of its street stands apart, a country has the
 * name that it has here, and a Dutch postcode is "1234 AB"; elsewhere it is free (G-LEN). What stands there already is
 * left alone until it changes.
 *
 * @throws Problem 422 for what is no Dutch postcode
 */
export function checkAddress(record: Addressed, _context: unknown, changes: Readonly<Record<string, unknown>>): void {
  if ('address' in changes && record.address && !record.number && !record.number_addition)
    Object.assign(record, splitStreetLine(record.address, record.country))
  checkPostcode(record, changes)
}

function checkPostcode(record: Addressed, changes: Readonly<Record<string, unknown>>): void {
  if (!('postcode' in changes || 'country' in changes)) return
  if (record.country) record.country = countryName(record.country)
  if (!record.postcode) return
  // A sheet that takes a postcode for a number loses the zero in front; no German one is shorter.
  if (/^\d{4}$/.test(record.postcode) && countryCode(record.country ?? '') === 'DE')
    record.postcode = record.postcode.padStart(GERMAN_DIGITS, '0')
  if (!isDutch(record.country)) return
  const written = dutchPostcode(record.postcode)
  if (!written) throw invalid('postcode', 'crm.no_postcode')
  record.postcode = written
}
