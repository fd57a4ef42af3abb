import { countryCode, DIAL_CODES } from './country'

/** What begins a number that names its country: `+31`, `0031`. */
const ABROAD = /^\s*(?:\p{L}+\.?:?\s*)?\(?\s*(?:\+|00|0 0)/u
/** The zero that is dialled within a country only, as it is written in between: `+31 (0)6`. */
const INNER_ZERO = /\(\s*0\s*\)/
/** Digits of a number at the least: what is shorter is not dialled from elsewhere. */
const FEWEST = 8
const DUTCH = '31'
/** Digits of a Dutch number behind its code or zero. */
const DUTCH_DIGITS = 9
/** Countries where the first zero of a number is part of it. */
const KEEPS_ZERO = new Set(['39'])
/** Longest first, so that 352 is not read as a shorter one. */
const CODES = [...new Set(Object.values(DIAL_CODES))].toSorted((one, other) => other.length - one.length)

interface PhoneParts {
  /** Code of the country; empty where the number does not tell. */
  readonly code: string
  /** The digits behind it. */
  readonly own: string
}

function partsOf(phone: string, country?: string | null): PhoneParts {
  const spoken = withoutExtension(phone)
  const abroad = ABROAD.test(spoken)
  const digits = spoken.replace(INNER_ZERO, abroad ? '' : '0').replace(/\D/g, '')
  if (abroad) return behindCode(digits.replace(/^00/, ''))
  if (digits.startsWith('0')) return { code: codeOf(country), own: digits.replace(/^0+/, '') }
  // A sheet that took it for an amount lost what stood in front.
  if (digits.length === DUTCH_DIGITS) return { code: codeOf(country), own: digits }
  const isWhole = digits.length === DUTCH.length + DUTCH_DIGITS && digits.startsWith(DUTCH)
  return isWhole ? behindCode(digits) : { code: '', own: digits }
}

function behindCode(digits: string): PhoneParts {
  const code = CODES.find(one => digits.startsWith(one)) ?? ''
  const own = digits.slice(code.length)
  return { code, own: KEEPS_ZERO.has(code) ? own : own.replace(/^0+/, '') }
}

const codeOf = (country: string | null | undefined): string =>
  DIAL_CODES[(country && countryCode(country)) || 'NL'] ?? DUTCH

/**
 * The digits of a telephone number by which it is the same in every spelling: without what is dialled before it within
 * the Netherlands (`612349870`), and with the code of any other country (`32470123456`). Of a number that is still being
 * typed it is the beginning of those.
 *
 * @param country name or code of the country in which a number is meant that does not name one; the Netherlands unless told
 */
export function phoneDigits(phone: string, country?: string | null): string {
  const { code, own } = partsOf(phone, country)
  return code === DUTCH ? own : `${code}${own}`
}

/** A whole number as it is dialled from everywhere, `+31612349870`; what is too short for that in its digits. */
export function dialledNumber(phone: string, country?: string | null): string {
  const [first = phone] = phonesIn(phone)
  const { code, own } = partsOf(first, country)
  const isWhole = own.length >= FEWEST && (code || ABROAD.test(first))
  return isWhole ? `+${code}${own}` : first.replace(/[^\d+]/g, '')
}

/** The numbers of a field: some people write two (`06-12345678 / 038-1234567`). */
export function phonesIn(text: string): string[] {
  const parts = text.split(/[/;,&|]|\s(?:of|en|or|and|o|y)\s/i).map(part => part.trim())
  return parts.every(part => part.replace(/\D/g, '').length >= FEWEST) ? parts : [text]
}

/** `038-1234567 tst. 12`: words after a whole number, and the digits behind them, are no part of it. */
function withoutExtension(phone: string): string {
  const at = phone.search(/(?<=\d[^\d\p{L}]*)\p{L}/u)
  const before = at < 0 ? phone : phone.slice(0, at)
  return before.replace(/\D/g, '').length >= FEWEST ? before : phone
}
