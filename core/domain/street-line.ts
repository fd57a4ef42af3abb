import { countryCode } from './country'

/** Where a building is in its street: `address` is the street, or the whole line where number and addition are left out. */
export interface StreetAddress {
  readonly address?: string | null
  readonly number?: string | null
  readonly number_addition?: string | null
}

/** Street, number and addition as they are written on an envelope: `Ceintuurbaan 12a`; empty when none is known. */
export const streetLine = ({ address, number, number_addition }: StreetAddress): string =>
  [address, `${number ?? ''}${number_addition ?? ''}`].filter(Boolean).join(' ')

/** A street, and the house that stood behind it in the same line. */
export interface SplitLine {
  readonly address: string
  readonly number: string
  readonly number_addition: string | null
}

/** What follows a number on a door: `a`, `HS`, `bis`, `-2`, `/4`, `2 hoog`, `bus 3`, `bte 3`, `app. 12`. */
const ADDITION =
  /^(?:[\s-]*(?:\p{L}{1,2}\d{0,3}|\p{L}\s?-\s?\d{1,3}|bis|ter|huis|rood|zwart|[ivx]{1,4}|\d\s?-?\s?hoog)|\s*[-/]\s*\d{1,4}\p{L}{0,2}|\s*\/\s*\p{L}{1,2}|[\s,/-]*(?:bus|bte|boîte|box|app|apt|unit|kamer|suite|etage|verdieping)\.?\s*\p{L}?\d{0,4}\p{L}?)?$/iu
/** Countries where the number stands before the street. */
const NUMBER_FIRST = new Set(['FR', 'GB', 'IE', 'LU', 'US', 'CA', 'AU'])
/** A year in the name of a street: alone behind it, it may be all that was typed. */
const YEAR = /^1[89]\d\d$/
/** Characters that a number and an addition may have. */
const LONGEST = 16

/**
 * Takes the house out of a line that people fill in whole: `Plein 1940 2` is number 2 on the Plein 1940. Nothing where it
 * holds no house, or where it could be meant otherwise.
 *
 * @param country name or code of the country that the address is in; the Netherlands unless told
 */
export function splitStreetLine(line: string, country?: string | null): SplitLine | undefined {
  const text = line.replace(/\s+/g, ' ').trim()
  for (const { index } of text.matchAll(/(?<=[\s,]|\p{L}{4})\d/gu)) {
    const split = houseAt(text, index)
    if (split) return split
  }
  if (!NUMBER_FIRST.has((country && countryCode(country)) || 'NL')) return undefined
  const [, number, letters = '', street] = /^(\d{1,5})\s?(bis|ter|\p{L}(?=[\s,]))?[\s,]+(\p{L}.*)$/iu.exec(text) ?? []
  return number && street ? { address: street, number, number_addition: letters || null } : undefined
}

function houseAt(text: string, at: number): SplitLine | undefined {
  const street = text.slice(0, at).replace(/[\s,]+$/, '')
  const [number = ''] = /^\d+/.exec(text.slice(at)) ?? []
  const addition = text.slice(at + number.length)
  if (!/\p{L}{2}/u.test(street) || number.length > 5 || !ADDITION.test(addition)) return undefined
  if (YEAR.test(number) && !/\d/.test(street)) return undefined
  const number_addition = addition.replace(/^[\s,/-]+/, '')
  return number_addition.length > LONGEST
    ? undefined
    : { address: street, number, number_addition: number_addition || null }
}
