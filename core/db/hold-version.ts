import { OptimisticLockError } from '@mikro-orm/postgresql'
import type { Entity } from './entity'
import { HOLD } from './open-record'
import type { Reader } from './reader'
import { name, run } from './sql'
import { conditionOf } from './where'

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

/**
 * Holds rows until the transaction ends, and makes sure that they are still there.
 *
 * @throws OptimisticLockError when somebody deleted one meanwhile; the kernel then does the whole request again
 */
export async function holdThere({ em, company }: Reader, entity: Entity, ids: readonly number[]): Promise<void> {
  const { text, values } = conditionOf(entity, company.id, { id: [...ids] }, 'either')
  const held = `select id from ${name(entity.meta.tableName)} where ${text} order by id ${HOLD}`
  const rows = await run<{ id: number }>(em, held, values)
  if (rows.length < new Set(ids).size) throw new OptimisticLockError('Records were deleted meanwhile', entity)
}
