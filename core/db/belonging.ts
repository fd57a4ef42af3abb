import type { Entity } from './entity'
import type { Reader } from './reader'
import { name } from './sql'
import { type Condition, conditionOf, type Where } from './where'

/** Rows that belong to records of another table: those whose `column` holds the number of one. */
export interface BelongingRows {
  readonly entity: Entity
  readonly column: string
  readonly where?: Where
  /** Those in the trash count as well. */
  readonly trashedToo?: boolean
  /** Rows in between: the dossiers of a person, where `column` holds the number of a dossier. */
  readonly through?: { readonly entity: Entity; readonly column: string }
}

/** The records of a table to which no such rows belong. */
export function withoutAny(reader: Pick<Reader, 'company'>, of: Entity, rows: BelongingRows): Condition {
  const { text, values } = withSome(reader, of, rows)
  return { text: `not ${text}`, values }
}

/** The records of a table to which at least one such row belongs. */
export function withSome(
  { company }: Pick<Reader, 'company'>,
  of: Entity,
  { entity, column, where, trashedToo, through }: BelongingRows,
): Condition {
  const { text, values } = conditionOf(entity, company.id, where, trashedToo ? 'either' : false)
  const record = `${name(of.meta.tableName)}.id`
  const own = `${name(entity.meta.tableName)}.${name(column)}`
  const begin = `exists (select from ${name(entity.meta.tableName)} where ${text} and`
  if (!through) return { text: `${begin} ${own} = ${record})`, values }
  const between = name(through.entity.meta.tableName)
  return {
    text: `${begin} exists (select from ${between} where ${between}.company_id = ? and ${between}.id = ${own} and ${between}.${name(through.column)} = ${record}))`,
    values: [...values, company.id],
  }
}
