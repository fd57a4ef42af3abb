import { invalid } from '@core/context/problem'
import { dutchPostcode, isDutch } from '@core/domain/postcode'

/**
 * Writes the postcode of a Dutch address as "1234 AB"; elsewhere it is free (G-LEN). One that stands there already is left
 * alone until it or the country changes.
 *
 * @throws Problem 422 for what is no Dutch postcode
 */
export function checkPostcode(
  record: { country?: string | null; postcode?: string | null },
  _context: unknown,
  changes: Readonly<Record<string, unknown>>,
): void {
  if (!('postcode' in changes || 'country' in changes) || !record.postcode || !isDutch(record.country)) return
  const written = dutchPostcode(record.postcode)
  if (!written) throw invalid('postcode', 'crm.no_postcode')
  record.postcode = written
}
