import { foldText } from '@core/domain/fold'
import type { Entity } from '../entity'
import { foldedText } from '../folded-text'
import { isPhoneColumn, lastDigits } from '../phone-column'
import type { Reader } from '../reader'
import { search } from '../search'
import { name, run } from '../sql'
import { bothOf, conditionOf, type Where } from '../where'

/** How a value is compared: folded and without spaces. */
export const comparable = (value: unknown): string => foldText(String(value)).replaceAll(' ', '')

/** Values to know a record by: all in `fields` the same, and in `others` the same or none. */
export interface Same {
  readonly given: Readonly<Record<string, unknown>>
  readonly fields: readonly string[]
  readonly others: readonly string[]
}

/** Numbers of two of the records with the same values. */
export async function findSame(
  reader: Reader,
  entity: Entity,
  where: Where | undefined,
  { given, fields, others }: Same,
): Promise<number[]> {
  const there = conditionOf(entity, reader.company.id, where)
  // Nothing indexes these values but the search text, which holds the first of them; many addresses end alike.
  const [telling = ''] = String(given[fields[0] ?? '']).split('@')
  const isPhone = (field: string) => isPhoneColumn(entity, field)
  const sought = await search(reader, entity, telling, false)
  const same = (field: string) =>
    isPhone(field)
      ? `${lastDigits(name(field))} = ${lastDigits('?::text')}`
      : `replace(${foldedText(`${name(field)}::text`)}, ' ', '') = ?`
  const { text, values } = sought ? bothOf(there, sought.condition) : there
  const parts = [...fields.map(same), ...others.map(field => `(${name(field)} is null or ${same(field)})`)]
  const rows = await run<{ id: number }>(
    reader.em,
    `select id from ${name(entity.meta.tableName)} where ${text} and ${parts.join(' and ')} order by id limit 2`,
    [
      ...values,
      ...[...fields, ...others].map(field => (isPhone(field) ? String(given[field]) : comparable(given[field]))),
    ],
  )
  return rows.map(({ id }) => id)
}

/** Numbers of two of the live records with this text in a column, whatever its capitals and accents. */
export async function findByText(
  { em, company }: Reader,
  entity: Entity,
  column: string,
  sought: string,
): Promise<number[]> {
  const { text, values } = conditionOf(entity, company.id)
  const rows = await run<{ id: number }>(
    em,
    `select id from ${name(entity.meta.tableName)} where ${text} and ${foldedText(`${name(column)}::text`)} = ? limit 2`,
    [...values, foldText(sought)],
  )
  return rows.map(({ id }) => id)
}
