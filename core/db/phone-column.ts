import { traitsOf } from './described'
import type { Entity } from './entity'

/** Digits that a number has behind its code of a country, or behind the zero in place of it. */
const OWN_DIGITS = 9

/** Whether a column holds telephone numbers. */
export function isPhoneColumn({ meta }: Entity, column: string): boolean {
  const property: unknown = Object.hasOwn(meta.properties, column)
    ? meta.properties[column as keyof typeof meta.properties]
    : undefined
  return typeof property === 'object' && property !== null && traitsOf(property).input === 'phone'
}

/** What is the same of a telephone number in every spelling, in SQL: `+31 (0)6-12 34 98 70` and `0612349870` end alike. */
export const lastDigits = (expression: string): string =>
  `right(regexp_replace(${expression}, '\\D', '', 'g'), ${OWN_DIGITS})`
