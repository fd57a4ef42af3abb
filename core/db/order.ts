import type { EntityProperty } from '@mikro-orm/postgresql'
import type { Entity } from './entity'
import { rankOf } from './rank'
import type { Condition } from './where'

/** The order of a list. What is a `Condition` is a part of a statement with the values for its `?`. */
interface Order {
  /** What a place in it is told as: the column, or with a dot a value inside a JSON column: `custom_fields.bouwjaar`. */
  readonly field: string
  /** What rows are compared by: the column itself, unless what stands in it is not what users read. */
  readonly ranks: readonly Condition[]
  /** The order, and the same turned around over a page of it, by columns or aliases that hold the ranks. */
  readonly forward: (ranks: readonly string[]) => string
  readonly backward: (ranks: readonly string[]) => string
  /** The rows that come after a place in it. */
  readonly after: (place: { readonly value: unknown; readonly id: number }) => Condition
}

/**
 * `-` in front for descending; unknown columns order by number. Empty values come last. What the others are compared by is
 * for `rankOf` to say.
 */
export function orderOf(entity: Entity, companyId: number, sort: string | undefined): Order {
  entity.init()
  const [column = 'id', inner] = (sort?.replace(/^-/, '') || 'id').split('.')
  const property = (entity.meta.properties as Record<string, EntityProperty>)[column]
  const descending = sort?.startsWith('-') ?? true
  const [direction, opposite, past] = descending ? ['desc', 'asc', '<'] : ['asc', 'desc', '>']
  if (!property || column === 'id')
    return {
      field: '"id"',
      ranks: [],
      forward: () => `"id" ${direction}`,
      backward: () => `"id" ${opposite}`,
      after: ({ id }) => ({ text: `"id" ${past} ?`, values: [id] }),
    }
  const nullable = inner !== undefined || property.nullable
  const { field, by, at } = rankOf(entity, companyId, property, inner)
  const inOrder = (ranks: readonly string[], way: string, empty: string) =>
    [...ranks.map(rank => `${rank} ${way}${nullable ? ` nulls ${empty}` : ''}`), `"id" ${way}`].join(', ')
  return {
    field,
    ranks: by,
    // An index cannot serve a descending order that puts empty values last, so only columns that can be empty ask for it.
    forward: ranks => inOrder(ranks, direction, 'last'),
    backward: ranks => inOrder(ranks, opposite, 'first'),
    after({ value, id }) {
      if (value === null) return { text: `(${field} is null and "id" ${past} ?)`, values: [id] }
      const place = at(value)
      const row = (parts: readonly Condition[], number: string) =>
        `(${[...parts.map(({ text }) => text), number].join(', ')})`
      const text = `${row(by, '"id"')} ${past} ${row(place, '?')}`
      const values = [...[...by, ...place].flatMap(part => part.values), id]
      return nullable ? { text: `(${text} or ${field} is null)`, values } : { text, values }
    },
  }
}
