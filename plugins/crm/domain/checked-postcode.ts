import { invalid } from '@core/context/problem'
import { countryCode, countryName } from '@core/domain/country'
import { dutchPostcode, isDutch } from '@core/domain/postcode'

/** Digits of a German postcode. */
const GERMAN_DIGITS = 5

/**
 * Names the country of an address as it is named here, whatever people call it, and writes a Dutch postcode as "1234 AB";
 * elsewhere it is free (G-LEN). One that stands there already is left alone until it or the country changes.
 *
 * @throws Problem 422 for what is no Dutch postcode
 */
export function checkPostcode(
  record: { country?: string | null; postcode?: string | null },
  _context: unknown,
  changes: Readonly<Record<string, unknown>>,
): void {
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
