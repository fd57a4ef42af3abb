import { coreText } from '../i18n/use-t.ts'
import { spokenValue } from './spoken-value.ts'

/** As many parts as somebody compares at a glance. */
const MOST = 5

/** What programs know a part by, and people do not. */
const UNSPOKEN = /^(?:id|version|created_at|updated_at)$|_id$/

/**
 * A list of parts, or one, by what stands in their fields, where no words of its own tell it. Of a long list those come
 * first that the other has not got: it is there to be chosen by.
 */
export function partsInWords(value: unknown, other: unknown): string {
  const own = wordsOf(value)
  const others = new Set(wordsOf(other))
  const shown = own.length > MOST ? own.toSorted((one, two) => Number(others.has(one)) - Number(others.has(two))) : own
  const left = own.length - MOST
  return [...shown.slice(0, MOST), ...(left > 0 ? [coreText('andMore', { count: left })] : [])].join('; ') || '–'
}

const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(partInWords)

function partInWords(part: unknown): string {
  if (typeof part !== 'object' || part === null) return spokenValue(undefined, part) ?? '–'
  if (Array.isArray(part)) return part.map(partInWords).join(', ')
  const told = Object.entries(part).filter(([name, value]) => !UNSPOKEN.test(name) && !isEmpty(value))
  return told.map(([, value]) => partInWords(value)).join(' · ') || String('id' in part ? part.id : '–')
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
