import { hasCheckDigits } from '@core/domain/iban'

/** Whether a text is a creditor identifier (incassant-ID); its business code, the three signs after the check digits, does not count. */
export function isCreditorId(text: string): boolean {
  const id = text.replace(/\s+/g, '').toUpperCase()
  return /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(id) && hasCheckDigits(id.slice(0, 4) + id.slice(7))
}
