import type { Entity } from './entity'
import type { Reader } from './reader'
import { columnsTo } from './references'
import { name, run } from './sql'
import { type Condition, conditionOf } from './where'

interface Place extends Condition {
  readonly table: string
}

/** Whether a record that is not in the trash refers to this one. */
export function isReferredTo(
  reader: Reader,
  entities: readonly Entity[],
  target: Entity,
  id: number,
): Promise<boolean> {
  return existsIn(
    reader,
    columnsTo(entities, target).map(({ entity, table, column }) => ({
      table,
      ...conditionOf(entity, reader.company.id, { [column]: id }),
    })),
  )
}

/** A record, and the column of a table with rows that refer to it; some of them. */
export interface Held {
  readonly id: number
  readonly table: string
  readonly column: string
  readonly rows: readonly number[]
}

/** As many rows are named that keep a record. */
const NAMED = 3

/** Those of some records to which one, in the trash or not, refers in such a way that they must stay; once per column. */
export async function heldAmong(
  { em, company }: Reader,
  entities: readonly Entity[],
  target: Entity,
  ids: readonly number[],
): Promise<Held[]> {
  const places = columnsTo(entities, target, ['refuse'])
  if (!places.length || !ids.length) return []
  const held = places.map(
    ({ table, column }) =>
      `select ${name(column)} as id, '${table}' as "table", '${column}' as "column", to_json((array_agg(id order by id))[1:${NAMED}]) as rows
       from ${name(table)} where company_id = ? and ${name(column)} = any(?) group by 1`,
  )
  return run<Held>(
    em,
    held.join(' union all '),
    places.flatMap(() => [company.id, ids]),
  )
}

async function existsIn({ em }: Reader, places: readonly Place[]): Promise<boolean> {
  if (!places.length) return false
  const [found] = await run<{ there: boolean }>(
    em,
    `select ${places.map(({ table, text }) => `exists(select from ${name(table)} where ${text})`).join(' or ')} as there`,
    places.flatMap(({ values }) => values),
  )
  return found?.there ?? false
}
