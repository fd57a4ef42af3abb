import type { FilterQuery } from '@mikro-orm/postgresql'
import type { Opened } from './mapped'
import { Both, Holding, likeOf, Not, OneOf, type Where, type WhereOf, Within } from './where'

const RANGES = { '>=': '$gte', '<=': '$lte', '<': '$lt', '>': '$gt' } as const

/** A condition in the words of the mapper. */
export function filterOf<E>(where: WhereOf<E> | { readonly id: number }): FilterQuery<Opened<E>> {
  const filters = Object.entries(where as Where).flatMap(([column, value]) => filtersOf(column, value))
  return (filters.length > 1 ? { $and: filters } : (filters[0] ?? {})) as FilterQuery<Opened<E>>
}

function filtersOf(column: string, value: unknown): object[] {
  if (value instanceof Both) return [...filtersOf(column, value.one), ...filtersOf(column, value.other)]
  if (value instanceof Within) return value.bounds.map(({ is, value: end }) => ({ [column]: { [RANGES[is]]: end } }))
  if (value instanceof Not) return [{ [column]: { [Array.isArray(value.value) ? '$nin' : '$ne']: value.value } }]
  if (value instanceof Holding) return value.pieces.map(piece => ({ [column]: { $like: likeOf(piece) } }))
  if (value instanceof OneOf) return [{ $or: value.texts.map(text => ({ [column]: { $contains: [text] } })) }]
  if (!Array.isArray(value)) return [{ [column]: value }]
  const some = { [column]: { $in: value.filter(one => one !== null) } }
  return [value.includes(null) ? { $or: [some, { [column]: null }] } : some]
}
