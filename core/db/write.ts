import type { Entity } from './entity'
import { filterOf } from './filter'
import { forMapper, mapped, type Opened } from './mapped'
import { HOLD_ALONE } from './open-record'
import type { Reader } from './reader'
import { columnsTo } from './references'
import { name, run } from './sql'
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

/**
 * Lets go of records before they are deleted: rows that point at them, or at what goes along with them, and stay point at
 * nothing from now on, in the trash too, and nothing is logged or told about.
 */
export async function letGo(
  reader: Reader,
  entities: readonly Entity[],
  target: Entity,
  ids: readonly number[],
): Promise<void> {
  const { em, company } = reader
  await Promise.all([
    ...columnsTo(entities, target, LET_GO).map(({ table, column }) =>
      run(em, `update ${name(table)} set ${name(column)} = null where company_id = ? and ${name(column)} = any(?)`, [
        company.id,
        ids,
      ]),
    ),
    ...columnsTo(entities, target, ['goAlong'])
      .filter(({ entity }) => isPointedAt(entities, entity))
      .map(async ({ entity, table, column }) => {
        const going = await run<{ id: number }>(
          em,
          // Held, so that nothing begins to point at them before they are gone.
          `select id from ${name(table)} where company_id = ? and ${name(column)} = any(?) and id <> all(?) order by id ${HOLD_ALONE}`,
          [company.id, ids, table === target.meta.tableName ? ids : []],
        )
        const along = going.map(({ id }) => id)
        if (along.length) await letGo(reader, entities, entity, along)
      }),
  ])
}

/** What becomes of a column that no longer points at anything. */
const LET_GO = ['empty', 'wait'] as const

/** Whether columns that {@link letGo} empties point at an entity, or at what goes along with it. */
function isPointedAt(entities: readonly Entity[], entity: Entity, seen = new Set<Entity>()): boolean {
  if (seen.has(entity)) return false
  seen.add(entity)
  return (
    columnsTo(entities, entity, LET_GO).length > 0 ||
    columnsTo(entities, entity, ['goAlong']).some(one => isPointedAt(entities, one.entity, seen))
  )
}

/** Deletes all rows that meet a condition by one statement; nothing is logged or told about. */
export async function deleteRows<E extends Entity>({ em }: Reader, entity: E, where: WhereOf<E>): Promise<number> {
  return em.nativeDelete(mapped(entity), filterOf<E>(where))
}
