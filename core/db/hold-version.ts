import { OptimisticLockError } from '@mikro-orm/postgresql'
import type { Entity } from './entity'
import { heldIn, keyOf } from './held-rows'
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
 * Holds rows until the transaction ends, and makes sure that they are still there. Those that it holds already cost no
 * statement.
 *
 * @throws OptimisticLockError when somebody deleted one meanwhile; the kernel then does the whole request again
 */
export async function holdThere(reader: Reader, entity: Entity, ids: readonly number[]): Promise<void> {
  const held = heldIn(reader)
  const open = [...new Set(ids)].filter(id => !held.has(keyOf(entity, id)))
  if (!open.length) return
  const { text, values } = conditionOf(entity, reader.company.id, { id: open }, 'either')
  const hold = `select id from ${name(entity.meta.tableName)} where ${text} order by id ${HOLD}`
  const rows = await run<{ id: number }>(reader.em, hold, values)
  if (rows.length < open.length) throw new OptimisticLockError('Records were deleted meanwhile', entity)
  for (const id of open) held.add(keyOf(entity, id))
}
