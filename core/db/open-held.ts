import type { Entity } from './entity'
import { heldIn, keyOf } from './held-rows'
import type { Opened } from './mapped'
import { openRecord } from './open-record'
import type { Reader } from './reader'

/**
 * The record with this number, held until the transaction ends and read when that began, in the trash too. Asking for it
 * again costs no statement, nor does asking for one that this transaction made: nobody else changed it meanwhile.
 */
export async function openHeld<E extends Entity>(reader: Reader, entity: E, id: number): Promise<Opened<E> | null> {
  const held = heldIn(reader)
  const key = keyOf(entity, id)
  const record = await openRecord(reader, entity, id, { hold: !held.has(key) })
  held.add(key)
  return record
}
