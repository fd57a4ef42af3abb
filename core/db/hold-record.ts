import { OptimisticLockError } from '@mikro-orm/postgresql'
import type { Entity } from './entity'
import type { Opened } from './mapped'
import { openRecord } from './open-record'
import type { Reader } from './reader'
import { name, run } from './sql'

/** Rows that refer to it may still come and go meanwhile: they wait for a key alone. */
const HOLD = 'for no key update'

/**
 * Reads a record and holds its row until the transaction ends, for what counts against it: of several at once each sees
 * what the one before it left. Hold it before anything else of the transaction touches it.
 */
export async function holdRecord<E extends Entity>(reader: Reader, entity: E, id: number): Promise<Opened<E> | null> {
  const { em, company } = reader
  await run(em, `select from ${name(entity.meta.tableName)} where company_id = ? and id = ? ${HOLD}`, [company.id, id])
  return openRecord(reader, entity, id)
}

/**
 * Holds the row of a record that was read before, and makes sure that it is still the one that was read.
 *
 * @throws OptimisticLockError when somebody changed it meanwhile; the kernel then does the whole request again
 */
export async function holdVersion(
  { em, company }: Reader,
  entity: Entity,
  record: { readonly id: number; readonly version: number },
): Promise<void> {
  const [row] = await run<{ version: number }>(
    em,
    `select version from ${name(entity.meta.tableName)} where company_id = ? and id = ? ${HOLD}`,
    [company.id, record.id],
  )
  if (row && row.version !== record.version) throw new OptimisticLockError('The record was changed meanwhile', record)
}
