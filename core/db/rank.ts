import { type EntityProperty, StringType, TextType } from '@mikro-orm/postgresql'
import type { Entity } from './entity'
import { JsonOf, NameOf, ReferenceTo, TextOf } from './fields'
import { asRead } from './reading-order'
import { referencedTable } from './references'
import { name } from './sql'
import { type Condition, valueIn } from './where'

/** What rows are ordered by. */
interface Rank {
  /** What a place in the order is told as: the column, or what it is compared by along with others. */
  readonly field: string
  /** What rows are compared by, one after another; all empty where the field is. */
  readonly by: readonly Condition[]
  /** The same for a value that stands for a field. */
  readonly at: (value: unknown) => readonly Condition[]
}

/** Texts that can be longer are compared by their beginning: a place goes into the address of the next page. */
const LONG = 800
const beginning = (text: string): string => `left(${text}, 255)`

/**
 * The values of a column, or with `inner` of a key inside a JSON column, in the order in which users expect them: texts as
 * readers do, a choice by the place in its list, a colleague by name.
 */
export function rankOf(entity: Entity, companyId: number, property: EntityProperty, inner?: string): Rank {
  const column = property.name
  if (inner !== undefined) return ownField(entity, companyId, column, inner)
  const field = name(column)
  const type: unknown = property.customType ?? property.type
  if (type instanceof NameOf) return referred(entity, companyId, type.reference, '::text')
  if (property.items?.length) {
    const { items } = property
    return alone(field, place => placeIn(items.map(String), place))
  }
  if (referencedTable(entity, column) === 'user') {
    const called = asRead(`concat_ws(' ', name, nameprefix, surname)`)
    const colleagues = `(select array_agg(id order by ${called}, id) from "user" where company_id = ?)`
    return alone(field, place => `array_position(${colleagues}, ${place})`, [companyId])
  }
  if (type instanceof ReferenceTo && type.order.length) return referred(entity, companyId, column, '')
  if (type instanceof JsonOf) return alone(beginning(`${field}::text`), asRead)
  if (!isText(type)) return alone(field, place => place)
  return alone((property.length ?? Number.POSITIVE_INFINITY) > LONG ? beginning(field) : field, asRead)
}

const alone = (field: string, of: (place: string) => string, values: readonly unknown[] = []): Rank => ({
  field,
  by: [{ text: of(field), values }],
  at: value => [{ text: of('?'), values: [...values, value] }],
})

/** In the order of what column `reference` refers to. A place is told as its number, of a text `as` text. */
function referred(entity: Entity, companyId: number, reference: string, as: '' | '::text'): Rank {
  entity.init()
  const property = (entity.meta.properties as Record<string, EntityProperty>)[reference]
  const type: unknown = property?.customType ?? property?.type
  if (!(type instanceof ReferenceTo)) throw new Error(`${reference} refers to nothing`)
  const { table, order } = type
  const columns = order.map(({ column, list }) => (list ? placeIn(list, name(column)) : name(column)))
  const inOrder = `(select array_agg(id${as} order by ${[...columns, 'id'].join(', ')}) from ${name(table)} where company_id = ?)`
  return alone(`${name(reference)}${as}`, place => `array_position(${inOrder}, ${place})`, [companyId])
}

const placeIn = (list: readonly string[], place: string): string =>
  `array_position(array[${list.map(quoted).join(', ')}]::text[], ${place})`

/**
 * What companies keep in fields of their own: numbers by size, choices in the order in which the company put them, and
 * behind them texts.
 */
function ownField(entity: Entity, companyId: number, column: string, key: string): Rank {
  const value = valueIn(column, key)
  const field = `case jsonb_typeof(${value}) when 'string' then to_jsonb(${beginning(`${value} #>> '{}'`)}) else ${value} end`
  const options = `select jsonb_object_agg(option, place) from customfield, jsonb_array_elements_text(options) with ordinality as chosen (option, place) where company_id = ? and resource = ? and key = ?`
  const named = [companyId, entity.meta.tableName, key]
  const place = (text: string) => `coalesce(((${options}) ->> ${text})::numeric, 'infinity')`
  const size = `case jsonb_typeof(${value}) when 'number' then ${value}::numeric when 'boolean' then ${value}::bool::int when 'string' then ${place(`(${value} #>> '{}')`)} end`
  return {
    field,
    by: [
      { text: size, values: named },
      { text: asRead(beginning(`${value} #>> '{}'`)), values: [] },
    ],
    at: value => [
      typeof value === 'string'
        ? { text: place('?::text'), values: [...named, value] }
        : { text: '?::numeric', values: [Number(value)] },
      { text: asRead(`?::jsonb #>> '{}'`), values: [JSON.stringify(value)] },
    ],
  }
}

function isText(type: unknown): boolean {
  const kind = typeof type === 'function' ? type : type?.constructor
  return kind === StringType || kind === TextType || kind === TextOf
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
