import { Decimal } from 'decimal.js'

/** Whole euro cents, safe up to 90 trillion euros. */
export type Cents = number

/** Languages that amounts are written in. */
export type MoneyLanguage = 'nl' | 'en' | 'es-AR'

/** Exact decimals: a product of amount, quantity and two percentages stays well under these 60 digits. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -30, toExpPos: 30 })

/** An exact decimal number; never a binary fraction. */
export type Exact = Decimal

/** The exact decimal that the shortest notation of `value` says (`0.1` is a tenth). */
export const exact = (value: Decimal.Value): Exact => new Exact(value)

/** `percent` as a factor: 21 → 0.21. */
export const asFactor = (percent: Decimal.Value): Exact => exact(percent).div(100)

/** Rounds exact euros to cents, half away from zero (1 × 21.50 at 21 % is 4.52). */
export const roundToCents = (euros: Exact): Cents => withoutMinusZero(euros.times(100).toDecimalPlaces(0).toNumber())

/** Rounds exact cents to whole cents, half away from zero. */
export const roundCents = (cents: Exact): Cents => withoutMinusZero(cents.toDecimalPlaces(0).toNumber())

/** Rounds to `decimals` places, half away from zero: unit prices and percentages carry four. */
export const roundDecimals = (value: Decimal.Value, decimals: number): number =>
  withoutMinusZero(
    typeof value === 'number' && wholeAt(value, 10 ** decimals) !== undefined
      ? value
      : exact(value).toDecimalPlaces(decimals).toNumber(),
  )

/** Euros as they travel in JSON and in `numeric` columns → cents. */
export const fromEuros = (euros: number): Cents => withoutMinusZero(wholeAt(euros, 100) ?? roundToCents(exact(euros)))

/** Cents → euros as they travel in JSON and in `numeric` columns; the nearest number to the exact quotient. */
export const toEuros = (cents: Cents): number => withoutMinusZero(cents / 100)

/** `value × unit`, when `value` is exactly the number that the quotient of that whole number is written as. */
function wholeAt(value: number, unit: number): number | undefined {
  const whole = Math.round(value * unit)
  return Number.isSafeInteger(whole) && whole / unit === value ? whole : undefined
}

function withoutMinusZero(value: number): number {
  return value === 0 ? 0 : value
}

const separators: Record<MoneyLanguage, { group: string; decimal: string }> = {
  nl: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  'es-AR': { group: '.', decimal: ',' },
}

const MINUS = '−'
const NO_BREAK_SPACE = '\u00a0'

function formatDecimal(value: Exact, decimals: number, language: MoneyLanguage): string {
  const { group, decimal } = separators[language]
  const rounded = value.toDecimalPlaces(decimals)
  const [whole = '0', fraction] = rounded.abs().toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return `${rounded.isNegative() && !rounded.isZero() ? MINUS : ''}${grouped}${fraction ? decimal + fraction : ''}`
}

/** `13.099,73`: an amount of euros without its sign, for tables that name the currency in their head. */
export const formatAmount = (euros: number, language: MoneyLanguage = 'nl'): string =>
  formatDecimal(exact(euros), 2, language)

/** `€ 13.099,73`, `€ −601,45`; the space does not break. */
export function formatEuros(euros: number, language: MoneyLanguage = 'nl'): string {
  const amount = formatAmount(euros, language)
  if (language === 'en') return amount.startsWith(MINUS) ? `${MINUS}€${amount.slice(1)}` : `€${amount}`
  return `€${NO_BREAK_SPACE}${amount}`
}

/** `62`, `12,5`, `1.420`: at most four decimals and no trailing zeros. */
export function formatNumber(value: number, language: MoneyLanguage = 'nl'): string {
  const number = exact(value).toDecimalPlaces(4)
  return formatDecimal(number, number.decimalPlaces(), language)
}

/** `21 %`, `8,5543 %`; the space does not break. */
export const formatPercentage = (percent: number, language: MoneyLanguage = 'nl'): string =>
  `${formatNumber(percent, language)}${NO_BREAK_SPACE}%`

/**
 * Reads what people type: `1.234,56`, `€ 12,5`, `1234.56`, `−3`. A dot before exactly three digits groups thousands.
 * Answers euros, or `undefined` when it is no number.
 */
export function parseDutchAmount(input: string): number | undefined {
  const text = input.replace(/[€%\s\u00a0]/g, '').replace(/^[−–]/, '-')
  if (/^-?(\d{1,3}(\.\d{3})+|\d+)(,\d*)?$/.test(text)) return toNumber(text.replaceAll('.', '').replace(',', '.'))
  if (/^-?\d*,\d+$/.test(text)) return toNumber(text.replace(',', '.'))
  if (/^-?\d*\.\d+$/.test(text)) return toNumber(text)
  return undefined
}

function toNumber(text: string): number {
  return withoutMinusZero(exact(text.replace(/\.$/, '')).toNumber())
}
