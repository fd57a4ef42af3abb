import { OptimisticLockError } from '@mikro-orm/postgresql'
import type { Entity } from './entity'
import { HOLD } from './open-record'
import type { Reader } from './reader'
import { name, run } from './sql'

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
