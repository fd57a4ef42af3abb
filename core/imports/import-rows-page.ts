import type { Context } from '@core/context/context'
import type { FieldProblem } from '@core/context/problem'
import type { RowStatus } from '@core/db/imports/row-values'
import { importRowsPage, type KeptImportRow } from '@core/db/imports/rows'

/** A row as users see it. */
export interface ShownRow extends Omit<KeptImportRow, 'errors'> {
  readonly errors: Record<string, string>
}

/** Rows of a file in their order, with what is wrong in the reader's language. */
export async function readImportRows(
  context: Context,
  id: number,
  ask: { statuses?: readonly RowStatus[] | undefined; offset: number; limit: number },
): Promise<{ data: ShownRow[]; total: number }> {
  const rows = await importRowsPage(context, id, ask)
  const data = rows.map(({ total, errors, ...row }) => ({ ...row, errors: inWords(context, errors ?? {}) }))
  return { data, total: rows[0]?.total ?? 0 }
}

const inWords = (context: Context, errors: Readonly<Record<string, FieldProblem>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, { key, values }]) => [field, context.text(key, values)]))
