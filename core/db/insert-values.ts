import { name } from './sql'

/** A column that gets values, as PostgreSQL calls its type. */
export interface ValueColumn {
  readonly name: string
  readonly type: string
}

/** Values that one statement may carry. */
const MOST_VALUES = 60_000

/**
 * Statements that insert rows value by value: on Citus a machine then gets its rows at once, while of rows that are read out
 * of one JSON the coordinator would make a table first. Answers nothing for more than one statement takes.
 */
export function insertValues(
  table: string,
  columns: readonly ValueColumn[],
  rows: readonly Readonly<Record<string, unknown>>[],
): { text: string; values: unknown[] } | undefined {
  if (columns.length * rows.length > MOST_VALUES) return undefined
  const row = `(${columns.map(() => '?').join(', ')})`
  return {
    text: `insert into ${name(table)} (${columns.map(column => name(column.name)).join(', ')}) values ${rows.map(() => row).join(', ')}`,
    values: rows.flatMap(values => columns.map(column => asValue(values[column.name], column.type))),
  }
}

const asValue = (value: unknown, type: string): unknown =>
  value === undefined || value === null ? null : type.startsWith('json') ? JSON.stringify(value) : value
