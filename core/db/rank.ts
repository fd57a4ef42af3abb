import { type EntityProperty, StringType, TextType } from '@mikro-orm/postgresql'
import type { Entity } from './entity'
import { JsonOf, ListedText, TextOf } from './fields'
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
  if (type instanceof ListedText) return listed(`(${name(type.by)} || '/' || ${field})`, type)
  if (property.items?.length) {
    const list = property.items.map(item => quoted(String(item)))
    return alone(field, place => `array_position(array[${list.join(', ')}]::text[], ${place})`)
  }
  if (referencedTable(entity, column) === 'user') {
    const called = asRead(`concat_ws(' ', name, nameprefix, surname)`)
    const colleagues = `(select array_agg(id order by ${called}, id) from "user" where company_id = ?)`
    return alone(field, place => `array_position(${colleagues}, ${place})`, [companyId])
  }
  if (type instanceof JsonOf) return alone(beginning(`${field}::text`), asRead)
  if (!isText(type)) return alone(field, place => place)
  return alone((property.length ?? Number.POSITIVE_INFINITY) > LONG ? beginning(field) : field, asRead)
}

const alone = (field: string, of: (place: string) => string, values: readonly unknown[] = []): Rank => ({
  field,
  by: [{ text: of(field), values }],
  at: value => [{ text: of('?'), values: [...values, value] }],
})

/** By the place in all lists, one after another; what is in none comes behind all that is. */
function listed(field: string, { lists }: ListedText): Rank {
  const all = Object.entries(lists).flatMap(([by, list]) => list.map(value => `${by}/${value}`))
  const places = quoted(JSON.stringify(Object.fromEntries(all.map((value, place) => [value, place]))))
  const text = (place: string) => `coalesce((${places}::jsonb ->> ${place})::int, ${all.length} + 0 * length(${place}))`
  return {
    field,
    by: [{ text: text(field), values: [] }],
    at: value => [{ text: text('?::text'), values: [value, value] }],
  }
}

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
