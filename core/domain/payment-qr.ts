import { renderSVG } from 'uqr'
import { type Cents, toEuros } from './money'

/** What a transfer needs. */
export interface Transfer {
  readonly name: string
  /** With or without spaces. */
  readonly iban: string
  readonly amount: Cents
  /** What the payee finds it back by. */
  readonly reference: string
}

/** Characters that the standard has room for. */
const LONGEST_NAME = 70
const LONGEST_REFERENCE = 140
const MOST: Cents = 99_999_999_999

/**
 * What the code says that bank apps read (EPC069-12, version 002): a transfer in euros, filled in. Null for what no bank
 * app could pay.
 */
export function transferText({ name, iban, amount, reference }: Transfer): string | null {
  if (amount < 1 || amount > MOST) return null
  const line = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most)
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    line(name, LONGEST_NAME),
    iban.replace(/\s+/g, '').toUpperCase(),
    `EUR${toEuros(amount).toFixed(2)}`,
    '',
    '',
    line(reference, LONGEST_REFERENCE),
  ].join('\n')
}

/** The code that bank apps scan, as SVG; null for what no bank app could pay. */
export function transferQr(transfer: Transfer): string | null {
  const text = transferText(transfer)
  return text && renderSVG(text, { ecc: 'M', border: 2 })
}
