import type { Entity } from './entity'
import type { Reader } from './reader'

type Rows = WeakMap<Reader['em'], Set<string>>
const held: Rows = new WeakMap()
const alone: Rows = new WeakMap()
const openedHeld: Rows = new WeakMap()

/** The rows that a transaction is known to hold, by {@link keyOf}: those that it held before, and those that it made. */
export const heldIn = (reader: Reader): Set<string> => rowsIn(held, reader)

/** Those of them to which nobody comes to refer either. */
export const heldAloneIn = (reader: Reader): Set<string> => rowsIn(alone, reader)

/** The rows that were read under a hold: what the mapper knows of them nobody else changes until the transaction ends. */
export const openedHeldIn = (reader: Reader): Set<string> => rowsIn(openedHeld, reader)

function rowsIn(rows: Rows, { em }: Reader): Set<string> {
  const known = rows.get(em) ?? new Set()
  rows.set(em, known)
  return known
}

export const keyOf = (entity: Entity, id: unknown): string => `${entity.meta.tableName} ${id}`

/** Notes that a row is held so that nobody comes to refer to it. */
export function heldAlone(reader: Reader, entity: Entity, id: unknown): void {
  for (const rows of [heldIn(reader), heldAloneIn(reader)]) rows.add(keyOf(entity, id))
}
