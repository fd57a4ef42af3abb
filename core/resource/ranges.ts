import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import type { Entity } from '@core/db/entity'
import { wireFields } from '@core/db/schema'
import { type Bound, Within } from '@core/db/where'
import { addDays, startOfDay } from '@core/time/today'
import { isDay, isMoment } from '@core/time/written-day'
import { BigIntType } from '@mikro-orm/postgresql'
import { type TSchema, Type as t } from '@sinclair/typebox'

type Query = Readonly<Record<string, unknown>>
type Kind = 'number' | 'whole' | 'day' | 'moment'

/** Of 32 bits. */
const LARGEST = 2_147_483_647
const OWN_RANGE = /^(custom_fields\.[a-z][a-z0-9_]{0,47})_(?:from|to)$/

/** The query parameters `{field}_from` and `{field}_to`, both included, of amounts, numbers, days and moments. */
export function rangeParams(entity: Entity): Record<string, TSchema> {
  return Object.fromEntries(
    [...rangedFields(entity).keys()].flatMap(column =>
      [`${column}_from`, `${column}_to`].map(name => [name, t.Optional(t.String({ maxLength: 64 }))]),
    ),
  )
}

/**
 * What the ranges of a query ask of each column. A day asks moments for what the company calls that day.
 *
 * @throws Problem 422 for a bound that is not a number, day or moment
 */
export function rangesOf(entity: Entity, context: Context, query: Query): ReadonlyMap<string, Within> {
  const ranges = new Map<string, Within>()
  const add = (column: string, kindOf: (given: string) => Kind, isJson: boolean) => {
    const bounds = (['from', 'to'] as const).flatMap(end => {
      const name = `${column}_${end}`
      const given = query[name]
      return typeof given === 'string' && given !== 'all' ? [boundOf(name, given, kindOf(given), end, context)] : []
    })
    if (bounds.length) ranges.set(column, new Within(bounds, isJson))
  }
  for (const [column, kind] of rangedFields(entity)) add(column, () => kind, false)
  for (const column of new Set(Object.keys(query).flatMap(name => OWN_RANGE.exec(name)?.[1] ?? [])))
    add(column, given => (isDay(given) ? 'day' : 'number'), true)
  return ranges
}

/** What asks moments for one day, by the calendar of the company. */
export const wholeDay = (day: string, context: Context): Within =>
  new Within([boundOf('', day, 'moment', 'from', context), boundOf('', day, 'moment', 'to', context)], false)

/** Whether a parameter asks a range of a field that the company added. */
export const isOwnRange = (name: string): boolean => OWN_RANGE.test(name)

const ranged = new WeakMap<Entity, ReadonlyMap<string, Kind>>()

function rangedFields(entity: Entity): ReadonlyMap<string, Kind> {
  const known = ranged.get(entity)
  if (known) return known
  const fields = wireFields(entity)
  const names = new Set(fields.map(({ name }) => name))
  const kinds = new Map(
    fields.flatMap(({ name, property, schema }) => {
      const kind = kindOf(schema)
      // Numbers of records are names: between two of them lies nothing.
      const isName = property.customType instanceof BigIntType || property.type === 'bigint' || property.primary
      return kind && !isName && !names.has(`${name}_from`) && !names.has(`${name}_to`) ? [[name, kind] as const] : []
    }),
  )
  ranged.set(entity, kinds)
  return kinds
}

function kindOf(schema: TSchema): Kind | undefined {
  if (schema.type === 'number') return 'number'
  if (schema.type === 'integer') return 'whole'
  return schema.format === 'date' ? 'day' : schema.format === 'date-time' ? 'moment' : undefined
}

function boundOf(name: string, given: string, kind: Kind, end: 'from' | 'to', { company }: Context): Bound {
  const is = end === 'from' ? '>=' : '<='
  if (kind === 'number' || kind === 'whole') {
    const value = given.trim() === '' ? Number.NaN : Number(given)
    if (!(Math.abs(value) <= 1e15)) throw invalid(name, 'core.invalid_number')
    if (kind === 'number') return { is, value }
    // Between two whole numbers lies nothing, and beyond the largest neither.
    const whole = end === 'from' ? Math.ceil(value) : Math.floor(value)
    return { is, value: Math.min(Math.max(whole, -LARGEST), LARGEST) }
  }
  if (kind === 'day') {
    if (!isDay(given)) throw invalid(name, 'core.invalid_date')
    return { is, value: given }
  }
  if (isMoment(given)) return { is, value: given }
  if (!isDay(given)) throw invalid(name, 'core.invalid_date')
  if (end === 'from') return { is, value: startOfDay(given, company).toISOString() }
  return { is: '<', value: startOfDay(addDays(given, 1), company).toISOString() }
}
