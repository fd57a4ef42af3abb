import { OptimisticLockError } from '@mikro-orm/postgresql'
import { APPEND_ONLY, type Entity, isTenantEntity } from './entity'
import { heldAlone, heldAloneIn, keyOf, openedHeldIn } from './held-rows'
import { HOLD, HOLD_ALONE, openRecord } from './open-record'
import type { Reader } from './reader'
import { name, run } from './sql'
import { conditionOf, type Where } from './where'

/**
 * Holds the row of a record that was read before, and makes sure that it is still the one that was read. One that was
 * opened under a hold costs no statement.
 *
 * @throws OptimisticLockError when somebody changed it meanwhile; the kernel then does the whole request again
 */
export async function holdVersion(
  reader: Reader,
  entity: Entity,
  record: { readonly id: number; readonly version: number },
): Promise<void> {
  const { em, company } = reader
  const isOpen = openedHeldIn(reader).has(keyOf(entity, record.id))
  if (isOpen && (await openRecord(reader, entity, record.id))?.version === record.version) return
  const [row] = await run<{ version: number }>(
    em,
    `select version from ${name(entity.meta.tableName)} where company_id = ? and id = ? ${HOLD}`,
    [company.id, record.id],
  )
  if (row && row.version !== record.version) throw new OptimisticLockError('The record was changed meanwhile', record)
}

/**
 * Holds rows that are going to go until the transaction ends, and makes sure that they are still there. It waits for whoever
 * refers to one meanwhile, and keeps others from doing so: a foreign key asks for the row by itself, and {@link thereToRefer}
 * does for numbers without one. Those that are held so already cost no statement.
 *
 * @throws OptimisticLockError when somebody deleted one meanwhile; the kernel then does the whole request again
 */
export async function holdThere(reader: Reader, entity: Entity, ids: readonly number[]): Promise<void> {
  const alone = heldAloneIn(reader)
  const open = [...new Set(ids)].filter(id => !alone.has(keyOf(entity, id)))
  if (!open.length) return
  const { text, values } = conditionOf(entity, reader.company.id, { id: open }, 'either')
  const hold = `select id from ${name(entity.meta.tableName)} where ${text} order by id ${HOLD_ALONE}`
  const rows = await run<{ id: number }>(reader.em, hold, values)
  if (rows.length < open.length) throw new OptimisticLockError('Records were deleted meanwhile', entity)
  for (const id of open) heldAlone(reader, entity, id)
}

/** Rows that something is going to refer to, by what they have to meet. */
export interface Referred {
  readonly entity: Entity
  readonly where: Where
}

/**
 * The numbers of live rows that meet a condition, for a row that is going to refer to them. They stay until the transaction
 * ends: whoever deletes one, or moves it to the trash, waits for that and then sees who refers to it. Others may change it
 * meanwhile.
 */
export async function thereToRefer(reader: Reader, entity: Entity, where: Where): Promise<number[]> {
  const [found = []] = await allThereToRefer(reader, [{ entity, where }])
  return [...found]
}

/** {@link thereToRefer} of rows of several tables, in one statement; an answer for each of them. */
export async function allThereToRefer(
  reader: Reader,
  referred: readonly Referred[],
): Promise<readonly (readonly number[])[]> {
  if (!referred.length) return []
  const parts = referred.map(({ entity, where }) => {
    const { text, values } = conditionOf(entity, reader.company.id, where)
    // The application may hold nothing in tables that only grow and of the platform, and nothing is deleted there.
    const hold = isTenantEntity(entity) && entity.meta.comment !== APPEND_ONLY ? ' for key share' : ''
    return { text: `select id from ${name(entity.meta.tableName)} where ${text}${hold}`, values }
  })
  const rows = await run<{ part: number; id: number }>(
    reader.em,
    `with ${parts.map(({ text }, n) => `r${n} as (${text})`).join(', ')} ${parts
      .map((_, n) => `select ${n} as part, id from r${n}`)
      .join(' union all ')}`,
    parts.flatMap(({ values }) => values),
  )
  return parts.map((_, n) => rows.filter(({ part }) => part === n).map(({ id }) => id))
}
