import type { Entity } from './entity'
import type { Reader } from './reader'

const held = new WeakMap<Reader['em'], Set<string>>()

/** The rows that a transaction is known to hold, by {@link keyOf}: those that it held before, and those that it made. */
export function heldIn({ em }: Reader): Set<string> {
  const known = held.get(em) ?? new Set()
  held.set(em, known)
  return known
}

export const keyOf = (entity: Entity, id: unknown): string => `${entity.meta.tableName} ${id}`
