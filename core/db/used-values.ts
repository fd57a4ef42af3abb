import type { EntityProperty } from '@mikro-orm/postgresql'
import type { Entity } from './entity'
import { JsonOf } from './fields'
import type { Reader } from './reader'
import { name, run } from './sql'
import { conditionOf, likeOf, placeOf, type Where } from './where'

/** A text that stands in a column, and in how many rows. */
export interface UsedValue {
  readonly value: string
  readonly count: number
}

/**
 * The texts that stand in a column, those of most rows first; of a list of texts each of them, and with a dot those
 * inside a column with a structure.
 *
 * @param ask `piece` is part of them, whatever its case
 */
export function usedValues(
  { em, company }: Reader,
  entity: Entity,
  column: string,
  ask: { where: Where; piece: string; limit: number },
): Promise<UsedValue[]> {
  const { text, values } = conditionOf(entity, company.id, ask.where)
  const property = (entity.meta.properties as Record<string, EntityProperty>)[column]
  const each = isJson(property) ? `jsonb_array_elements_text(${name(column)})` : placeOf(column)
  return run<UsedValue>(
    em,
    `select value, count(*)::int as count
     from (select ${each} as value from ${name(entity.meta.tableName)} where ${text}) used
     where value <> '' and lower(value) like lower(?) group by 1 order by 2 desc, 1 limit ${ask.limit}`,
    [...values, likeOf(ask.piece)],
  )
}

const isJson = (property: EntityProperty | undefined): boolean =>
  (property?.customType ?? (property?.type as unknown)) instanceof JsonOf
