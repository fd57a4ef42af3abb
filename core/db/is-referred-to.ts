import type { Entity } from './entity'
import type { Reader } from './reader'
import { columnsTo, referringColumns } from './references'
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

/** Whether a record, in the trash or not, refers to this one in such a way that it must stay. */
export function isHeld(reader: Reader, entities: readonly Entity[], target: Entity, id: number): Promise<boolean> {
  return existsIn(
    reader,
    referringColumns(entities, target).map(({ table, column }) => ({
      table,
      text: `company_id = ? and ${name(column)} = ?`,
      values: [reader.company.id, id],
    })),
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
