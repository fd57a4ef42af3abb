import type { Entity } from './entity'
import { filterOf } from './filter'
import { forMapper, mapped, type Opened } from './mapped'
import type { Reader } from './reader'
import type { WhereOf } from './where'

/** Writes at once what was changed in opened records, for a statement that counts on it; else the transaction does at its end. */
export const writeNow = ({ em }: Pick<Reader, 'em'>): Promise<void> => em.flush()

/** The same, and lets go of all opened records: for work on so many that remembering them slows it down. */
export async function writeAndForget({ em }: Pick<Reader, 'em'>): Promise<void> {
  await em.flush()
  em.clear()
}

/** Changes all rows that meet a condition by one statement, those in the trash too; nothing is logged or told about. */
export async function updateRows<E extends Entity>(
  { em }: Reader,
  entity: E,
  where: WhereOf<E>,
  values: Partial<Opened<E>>,
): Promise<number> {
  return em.nativeUpdate(mapped(entity), filterOf<E>(where), forMapper(values))
}

/** Deletes all rows that meet a condition by one statement; nothing is logged or told about. */
export async function deleteRows<E extends Entity>({ em }: Reader, entity: E, where: WhereOf<E>): Promise<number> {
  return em.nativeDelete(mapped(entity), filterOf<E>(where))
}
