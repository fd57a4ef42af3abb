import { exact, parseDutchAmount } from '@core/domain/money'
import { optionsOf } from '../contract/field-types'

interface PlainField {
  readonly field_type: string
  readonly options?: string | null
  readonly decimals?: number | null | undefined
  readonly own_answer?: number | undefined
}

const LONGEST = 10_000
const LONGEST_OTHER = 255
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** What an answer to one field is kept as; undefined for what is none. Groups have rows instead. */
export function plainAnswer({ field_type, options, decimals, own_answer }: PlainField, value: unknown): unknown {
  switch (field_type) {
    case 'number':
      return rounded(numberOf(value), decimals)
    case 'product':
    case 'location':
      return Number.isSafeInteger(value) && Number(value) > 0 ? value : undefined
    case 'checkbox':
      return typeof value === 'boolean' ? value : undefined
    case 'date':
      return typeof value === 'string' && DAY.test(value) && isDay(value) ? value : undefined
    case 'time':
      return typeof value === 'string' && TIME.test(value) ? value : undefined
    case 'selectbox':
      return optionsOf(options).find(option => option === value) ?? (own_answer ? ownWords(value) : undefined)
    case 'multiselect': {
      const offered = optionsOf(options)
      if (!Array.isArray(value)) return undefined
      const others = value.filter(each => !offered.includes(each))
      if (others.length > (own_answer ? 1 : 0) || !others.every(each => ownWords(each))) return undefined
      return [...offered.filter(option => value.includes(option)), ...others.map(ownWords)]
    }
    default:
      return typeof value === 'string' && value.length <= LONGEST ? value.trimEnd() : undefined
  }
}

/** An answer beside those on the list. */
function ownWords(value: unknown): string | undefined {
  const text = typeof value === 'string' && value.length <= LONGEST_OTHER ? value.trim() : ''
  return text || undefined
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? parseDutchAmount(value) : undefined
  return number !== undefined && Number.isFinite(number) && Math.abs(number) <= 1e12 ? number : undefined
}

/** To the digits behind the comma that its field has; as it was given where that says nothing. */
const rounded = (number: number | undefined, decimals: number | null | undefined): number | undefined =>
  number === undefined || decimals === null || decimals === undefined
    ? number
    : exact(number).toDecimalPlaces(decimals).toNumber()

/** The 31st of April is none. */
const isDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
