import type { FieldProblem } from '@core/context/problem'
import type { Reader } from '../reader'
import { run } from '../sql'
import type { Brought, Cell, RowStatus } from './row-values'

/** Numbers of the rows of a file in their order, or of those with one of these statuses. */
export async function importRowIds(
  { em, company }: Reader,
  fileId: number,
  { statuses, order = 'asc' }: { statuses?: readonly RowStatus[]; order?: 'asc' | 'desc' } = {},
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    em,
    `select id::int from importrow where company_id = ? and importfile_id = ? ${statuses ? 'and status = any(?) ' : ''}order by "row" ${order}`,
    [company.id, fileId, ...(statuses ? [statuses] : [])],
  )
  return rows.map(({ id }) => id)
}

/** A row as it is kept, with keys of texts for what is wrong. */
export interface KeptImportRow {
  readonly id: number
  readonly row: number
  readonly status: RowStatus
  readonly cells: Cell[]
  readonly record_id: number | null
  readonly along: readonly Brought[] | null
  readonly errors: Record<string, FieldProblem> | null
}

/** Rows of a file in their order; each tells as well how many there are in all. */
export function importRowsPage(
  { em, company }: Reader,
  fileId: number,
  ask: { statuses?: readonly RowStatus[] | undefined; offset: number; limit: number },
): Promise<(KeptImportRow & { total: number })[]> {
  const some = ask.statuses ? 'and status = any(?)' : ''
  const values = [company.id, fileId, ...(ask.statuses ? [ask.statuses] : [])]
  return run(
    em,
    `select id::int, "row", status, cells, record_id::int, along, errors, count(*) over ()::int as total
     from importrow where company_id = ? and importfile_id = ? ${some} order by "row" limit ? offset ?`,
    [...values, ask.limit, ask.offset],
  )
}

/** How many rows of each status these files have. */
export const countImportRows = (
  { em, company }: Reader,
  fileIds: readonly number[],
): Promise<{ id: number; status: RowStatus; n: number }[]> =>
  run(
    em,
    `select importfile_id::int as id, status, count(*)::int as n from importrow
     where company_id = ? and importfile_id = any(?) group by 1, 2`,
    [company.id, fileIds],
  )

/** Leaves the rows of a file that have one of these statuses and were not chosen. */
export async function leaveImportRows(
  { em, company }: Reader,
  fileId: number,
  statuses: readonly RowStatus[],
  chosen: readonly number[],
): Promise<void> {
  await run(
    em,
    `update importrow set status = 'left', updated_at = now()
     where company_id = ? and importfile_id = ? and status = any(?) and not id = any(?)`,
    [company.id, fileId, statuses, chosen],
  )
}

/** What became of a row. */
export interface ImportRowOutcome {
  readonly record_id?: number | null
  readonly along?: readonly Brought[] | null
  readonly errors?: Readonly<Record<string, FieldProblem>> | null
  readonly before?: Record<string, unknown>
  readonly after?: Record<string, unknown>
}

/** Writes down what became of a row; what is left out becomes empty. */
export async function markRow(
  { em, company }: Reader,
  id: number,
  status: RowStatus,
  { record_id = null, along, errors, before, after }: ImportRowOutcome,
): Promise<void> {
  await run(
    em,
    `update importrow set status = ?, record_id = ?, along = ?::jsonb, errors = ?::jsonb, before = ?::jsonb, after = ?::jsonb, updated_at = now()
     where company_id = ? and id = ?`,
    [status, record_id, asJson(along), asJson(errors), asJson(before), asJson(after), company.id, id],
  )
}

const asJson = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))
