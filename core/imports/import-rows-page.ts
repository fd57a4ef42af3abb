import { run } from '@core/db/sql'
import type { Context } from '@core/http/context'
import type { FieldProblem } from '@core/http/problem'
import type { Brought } from './bring-along'
import type { Cell, RowStatus } from './import-row'

/** A row as users see it. */
export interface ShownRow {
  readonly id: number
  readonly row: number
  readonly status: RowStatus
  readonly cells: Cell[]
  readonly record_id: number | null
  readonly along: readonly Brought[] | null
  readonly errors: Record<string, string>
}

/** Rows of a file in their order, with what is wrong in the reader's language. */
export async function readImportRows(
  context: Context,
  id: number,
  ask: { statuses?: readonly RowStatus[] | undefined; offset: number; limit: number },
): Promise<{ data: ShownRow[]; total: number }> {
  const some = ask.statuses ? 'and status = any(?)' : ''
  const values = [context.company.id, id, ...(ask.statuses ? [ask.statuses] : [])]
  const rows = await run<Omit<ShownRow, 'errors'> & { errors: Record<string, FieldProblem> | null; total: number }>(
    context.em,
    `select id::int, "row", status, cells, record_id::int, along, errors, count(*) over ()::int as total
     from importrow where company_id = ? and importfile_id = ? ${some} order by "row" limit ? offset ?`,
    [...values, ask.limit, ask.offset],
  )
  const data = rows.map(({ total, errors, ...row }) => ({ ...row, errors: inWords(context, errors ?? {}) }))
  return { data, total: rows[0]?.total ?? 0 }
}

const inWords = (context: Context, errors: Readonly<Record<string, FieldProblem>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, { key, values }]) => [field, context.text(key, values)]))
