import { currentLocale } from '../i18n/language.ts'

/** `1.250,5`; `decimals` fixes the number of digits behind the comma. Minus is "−", as everywhere in the product. */
export function formatNumber(value: number, decimals?: number, locale = currentLocale()): string {
  const digits = decimals === undefined ? { maximumFractionDigits: 4 } : fixed(decimals)
  // As the decimal that it is written as, and not the binary fraction beside it.
  return new Intl.NumberFormat(locale, digits).format(`${value}`).replace('-', '−')
}

/** `1974` or `2,5`: a number that counts no quantity, such as a year, has no thousands point. */
export const formatPlainNumber = (value: number, locale = currentLocale()): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 4, useGrouping: false }).format(value).replace('-', '−')

/** Euros: `€ 13.099,73`, without cents in overviews: `formatMoney(amount, { cents: false })`. Null is "–". */
export function formatMoney(
  euros: number | null | undefined,
  { cents = true, sign = true }: { cents?: boolean; sign?: boolean } = {},
  locale = currentLocale(),
): string {
  if (euros === null || euros === undefined) return '–'
  const number = formatNumber(euros, cents ? 2 : 0, locale)
  return sign ? `€ ${number}` : number
}

/** `21 %` from 21. */
export function formatPercent(percent: number, locale = currentLocale()): string {
  return `${formatNumber(percent, undefined, locale)} %`
}

/**
 * Reads a number as people type it: `1.250,50`, `1250,5`, `1250.5`, `−3`, with or without €. A point is a thousands
 * mark when three digits follow and a comma or another point is near, otherwise a decimal point.
 *
 * @returns the number, or null when it is none
 */
export function parseNumber(text: string): number | null {
  const bare = text.replace(/[€%\s ]/g, '').replace('−', '-')
  if (!/^-?[\d.,]+$/.test(bare) || !/\d/.test(bare)) return null
  const plain = bare.includes(',') ? withComma(bare) : withPoints(bare)
  return plain !== null && /^-?\d*\.?\d*$/.test(plain) ? Number(plain) : null
}

function withComma(text: string): string | null {
  const parts = text.split(',')
  if (parts.length > 2) return null
  const [whole = '', fraction = ''] = parts
  return fraction.includes('.') ? null : `${whole.replaceAll('.', '')}.${fraction}`
}

function withPoints(text: string): string {
  const isThousands = /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(text)
  return isThousands ? text.replaceAll('.', '') : text
}

function fixed(decimals: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
}
