import type { Entity } from './entity'
import type { Opened } from './mapped'
import { openRecord } from './open-record'
import type { Reader } from './reader'

const heldBy = new WeakMap<Reader, Set<string>>()

/**
 * The record with this number, held until the transaction ends and read when that began, in the trash too. Asking for it
 * again costs no statement: nobody else changed it meanwhile.
 */
export async function openHeld<E extends Entity>(reader: Reader, entity: E, id: number): Promise<Opened<E> | null> {
  const held = heldBy.get(reader) ?? new Set()
  heldBy.set(reader, held)
  const key = `${entity.meta.tableName} ${id}`
  const record = await openRecord(reader, entity, id, { hold: !held.has(key) })
  held.add(key)
  return record
}
