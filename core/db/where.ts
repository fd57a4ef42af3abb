import { type Entity, isTenantEntity } from './entity'
import type { Opened } from './mapped'
import type { Row } from './schema'
import { name } from './sql'

/** One end of a range. */
export interface Bound {
  readonly is: '>=' | '<=' | '<' | '>'
  readonly value: unknown
}

/** Asks a column for a range. */
export class Within {
  constructor(
    readonly bounds: readonly Bound[],
    /** A value inside a JSON column: it is compared with what is of its kind. */
    readonly isJson: boolean,
  ) {}
}

/** Asks one thing of a column and another as well. */
export class Both {
  constructor(
    readonly one: unknown,
    readonly other: unknown,
  ) {}
}

/** Asks a column for anything but a value, or several; `null` asks for something. */
export class Not<T = unknown> {
  constructor(readonly value: T) {}
}

/** Asks a text for pieces, each of which must occur in it. */
export class Holding {
  constructor(
    readonly pieces: readonly string[],
    /** Capitals or not. */
    readonly anyCase = false,
  ) {}
}

/** Asks a list of texts, like labels, for one of these at least. */
export class OneOf {
  constructor(readonly texts: readonly string[]) {}
}

/** Asks a column for one of these numbers, or a list of numbers in another column. */
export class InEither {
  constructor(
    readonly numbers: readonly number[],
    readonly list: string,
  ) {}
}

/** Asks a reference for rows of another table that have one of these values in a column. */
export class PointingAt {
  constructor(
    readonly table: string,
    readonly column: string,
    readonly values: readonly (string | number)[],
  ) {}
}

export const not = <const T>(value: T) => new Not(value)
export const atLeast = (value: unknown) => new Within([{ is: '>=', value }], false)
export const below = (value: unknown) => new Within([{ is: '<', value }], false)
export const above = (value: unknown) => new Within([{ is: '>', value }], false)
/** Moments or days from `start`, up to and without `end`. */
export const during = (start: unknown, end: unknown) =>
  new Within(
    [
      { is: '>=', value: start },
      { is: '<', value: end },
    ],
    false,
  )
export const holding = (pieces: readonly string[]) => new Holding(pieces)
/** Words as people type them, with capitals or without. */
export const saying = (text: string) => new Holding([text], true)
export const oneOf = (texts: readonly string[]) => new OneOf(texts)
/** Rows whose reference points at a row of `table` with one of these values in `column`. */
export const pointingAt = (table: string, column: string, values: readonly (string | number)[]) =>
  new PointingAt(table, column, values)
/** One of these is in the column, or in the list that the column `list` holds. */
export const inEither = (numbers: readonly number[], list: string) => new InEither(numbers, list)

/**
 * Column → value, several values of which one must match, anything but those, a range, or both of two of these; `null`
 * asks for empty.
 */
export type Where = Readonly<Record<string, unknown>>

/** The same by the columns of an entity; by any where the entity is not known by name. */
export type WhereOf<E> = E extends { '~entity': object }
  ? { readonly [K in keyof Row<E> & string]?: Demand<Row<E>[K] | Opened<E>[K & keyof Opened<E>]> }
  : Where
type Demand<T> =
  | T
  | null
  | readonly (T | null)[]
  | Not<T | null | readonly T[]>
  | Within
  | Both
  | Holding
  | OneOf
  | InEither

/** The order of rows: a column, `-` in front for descending. */
export type SortOf<E> = E extends { '~entity': object } ? `${'' | '-'}${keyof Row<E> & string}` : string

/** The part of a statement that says which rows; `values` stand for its `?`, in order. */
export interface Condition {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A value inside a JSON column, which PostgreSQL orders by what it is: numbers by size. */
export const valueIn = (column: string, key: string) => `(${name(column)} -> '${key.replaceAll("'", "''")}')`

/** A column, or with a dot a text inside a JSON column: `custom_fields.type_dak`. */
export function placeOf(column: string): string {
  const [outer = '', inner] = column.split('.')
  return inner === undefined ? name(outer) : `(${name(outer)} ->> '${inner.replaceAll("'", "''")}')`
}

/** The rows of a company that match; of what has a trash only live ones, unless told: only trashed ones, or either. */
export function conditionOf(
  entity: Entity,
  companyId: number,
  where: Where = {},
  trashed: boolean | 'either' = false,
): Condition {
  const parts: string[] = []
  const values: unknown[] = []
  if (isTenantEntity(entity)) {
    parts.push('company_id = ?')
    values.push(companyId)
  }
  if (trashed !== 'either' && 'deleted_at' in entity.meta.properties)
    parts.push(`deleted_at is ${trashed ? 'not null' : 'null'}`)
  const demand = (column: string, value: unknown) => {
    const field = placeOf(column)
    if (value instanceof Both) {
      demand(column, value.one)
      demand(column, value.other)
    } else if (value instanceof Within) {
      const { text, values: ends } = rangeOf(column, value)
      parts.push(text)
      values.push(...ends)
    } else if (value instanceof Not) {
      const refused: unknown = value.value
      if (refused === null) parts.push(`${field} is not null`)
      else {
        parts.push(Array.isArray(refused) ? `${field} <> all(?)` : `${field} <> ?`)
        values.push(refused)
      }
    } else if (value instanceof Holding) {
      for (const piece of value.pieces) {
        parts.push(`${field} ${value.anyCase ? 'ilike' : 'like'} ?`)
        values.push(likeOf(piece))
      }
    } else if (value instanceof OneOf) {
      parts.push(`jsonb_exists_any(${field}, ?)`)
      values.push(value.texts)
    } else if (value instanceof InEither) {
      parts.push(`(${field} = any(?) or ${name(value.list)} @> any(?::jsonb[]))`)
      values.push(
        value.numbers,
        value.numbers.map(each => `[${each}]`),
      )
    } else if (value instanceof PointingAt) {
      parts.push(
        `${field} in (select id from ${name(value.table)} where company_id = ? and ${name(value.column)} = any(?))`,
      )
      values.push(companyId, value.values)
    } else if (value === null) parts.push(`${field} is null`)
    else if (Array.isArray(value)) {
      const some = value.filter(one => one !== null)
      parts.push(some.length < value.length ? `(${field} = any(?) or ${field} is null)` : `${field} = any(?)`)
      values.push(some)
    } else {
      parts.push(`${field} = ?`)
      values.push(value)
    }
  }
  for (const [column, value] of Object.entries(where)) demand(column, value)
  return { text: parts.join(' and ') || 'true', values }
}

function rangeOf(column: string, { bounds, isJson }: Within): Condition {
  const [outer = '', inner = ''] = column.split('.')
  const field = isJson ? valueIn(outer, inner) : name(column)
  const ends = bounds.map(({ is, value }) =>
    isJson ? `${field} ${is} ?::jsonb and jsonb_typeof(${field}) = '${typeof value}'` : `${field} ${is} ?`,
  )
  return { text: ends.join(' and '), values: bounds.map(({ value }) => (isJson ? JSON.stringify(value) : value)) }
}

/** Part of a text as `like` asks for it. */
export const likeOf = (piece: string): string => `%${piece.replace(/[\\%_]/g, '\\$&')}%`

/** Rows that meet one of two conditions. */
export const eitherOf = (one: Condition, other: Condition): Condition => ({
  text: `(${one.text}) or (${other.text})`,
  values: [...one.values, ...other.values],
})

/** Rows that meet both conditions. */
export const bothOf = (one: Condition, other: Condition): Condition => ({
  text: `${one.text} and (${other.text})`,
  values: [...one.values, ...other.values],
})
