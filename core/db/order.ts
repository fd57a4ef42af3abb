import type { EntityProperty } from '@mikro-orm/postgresql'
import type { Entity } from './entity'
import { referencedTable } from './references'
import { name } from './sql'
import { type Condition, valueIn } from './where'

/** The order of a list. What is a `Condition` is a part of a statement with the values for its `?`. */
interface Order {
  /** The column, or with a dot a value inside a JSON column: `custom_fields.bouwjaar`. */
  readonly field: string
  /** What rows are compared by: the column itself, unless what stands in it is not what users read. */
  readonly rank: Condition
  /** The order, and the same turned around over a page of it, by a column or alias that holds the rank. */
  readonly forward: (rank: string) => string
  readonly backward: (rank: string) => string
  /** The rows that come after a place in it. */
  readonly after: (place: { readonly value: unknown; readonly id: number }) => Condition
}

/**
 * `-` in front for descending; unknown columns order by number. Empty values come last. A choice goes by the place in its
 * list, so that statuses follow one another as work does; a colleague by name.
 */
export function orderOf(entity: Entity, companyId: number, sort: string | undefined): Order {
  const [column = 'id', inner] = (sort?.replace(/^-/, '') || 'id').split('.')
  const property = (entity.meta.properties as Record<string, EntityProperty>)[column]
  const descending = sort?.startsWith('-') ?? true
  const [direction, opposite, past] = descending ? ['desc', 'asc', '<'] : ['asc', 'desc', '>']
  if (!property || column === 'id')
    return {
      field: '"id"',
      rank: { text: '"id"', values: [] },
      forward: () => `"id" ${direction}`,
      backward: () => `"id" ${opposite}`,
      after: ({ id }) => ({ text: `"id" ${past} ?`, values: [id] }),
    }
  const isJson = inner !== undefined
  const nullable = isJson || property.nullable
  const field = isJson ? valueIn(column, inner) : name(column)
  const list = isJson ? undefined : listOf(entity, column, property, companyId)
  const rankOf = (value: string): Condition =>
    list ? { text: `array_position(${list.text}, ${value})`, values: list.values } : { text: value, values: [] }
  const rank = rankOf(field)
  return {
    field,
    rank,
    // An index cannot serve a descending order that puts empty values last, so only columns that can be empty ask for it.
    forward: by => `${by} ${direction}${nullable ? ' nulls last' : ''}, "id" ${direction}`,
    backward: by => `${by} ${opposite}${nullable ? ' nulls first' : ''}, "id" ${opposite}`,
    after({ value, id }) {
      if (value === null) return { text: `(${field} is null and "id" ${past} ?)`, values: [id] }
      const place = isJson ? rankOf('?::jsonb') : rankOf('?')
      const text = `(${rank.text}, "id") ${past} (${place.text}, ?)`
      const values = [...rank.values, ...place.values, isJson ? JSON.stringify(value) : value, id]
      return nullable ? { text: `(${text} or ${field} is null)`, values } : { text, values }
    },
  }
}

/** All that can stand in a column in the order in which users expect it, when that is not the order of the values. */
function listOf(entity: Entity, column: string, { items }: EntityProperty, companyId: number): Condition | undefined {
  if (items?.length) {
    const quoted = items.map(item => `'${String(item).replaceAll("'", "''")}'`)
    return { text: `array[${quoted.join(', ')}]::text[]`, values: [] }
  }
  if (referencedTable(entity, column) !== 'user') return undefined
  const called = `lower(concat_ws(' ', name, nameprefix, surname))`
  return {
    text: `(select array_agg(id order by ${called}, id) from "user" where company_id = ?)`,
    values: [companyId],
  }
}
