import type { FieldProblem } from '@core/context/problem'
import { sql } from 'kysely'
import type { Reader } from '../reader'
import { now, statement } from '../statement'
import type { Brought, Cell, RowStatus } from './row-values'

interface RowsOfFile {
  readonly companyId: number
  readonly fileId: number
  /** Those with one of these statuses; all without. */
  readonly statuses: readonly RowStatus[] | null
}

const idsInOrder = (order: 'asc' | 'desc') =>
  statement<RowsOfFile>()((db, { companyId, fileId, statuses }) =>
    db
      .selectFrom('importrow')
      .select('id')
      .where('company_id', '=', companyId)
      .where('importfile_id', '=', fileId)
      .where(sql<boolean>`(${statuses}::text[] is null or status = any(${statuses}))`)
      .orderBy('row', order),
  )
const findIds = { asc: idsInOrder('asc'), desc: idsInOrder('desc') }

/** Numbers of the rows of a file in their order, or of those with one of these statuses. */
export async function importRowIds(
  { em, company }: Reader,
  fileId: number,
  { statuses = null, order = 'asc' }: { statuses?: readonly RowStatus[] | null; order?: 'asc' | 'desc' } = {},
): Promise<number[]> {
  const rows = await findIds[order](em, { companyId: company.id, fileId, statuses })
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

const findPage = statement<RowsOfFile & { offset: number; most: number }>()(
  (db, { companyId, fileId, statuses, offset, most }) =>
    db
      .selectFrom('importrow')
      .select(['id', 'row', 'status', 'cells', 'record_id', 'along', 'errors'])
      .select(sql<number>`count(*) over ()::int`.as('total'))
      .where('company_id', '=', companyId)
      .where('importfile_id', '=', fileId)
      .where(sql<boolean>`(${statuses}::text[] is null or status = any(${statuses}))`)
      .orderBy('row')
      .limit(most)
      .offset(offset),
)

/** Rows of a file in their order; each tells as well how many there are in all. */
export function importRowsPage(
  { em, company }: Reader,
  fileId: number,
  {
    statuses = null,
    offset,
    limit,
  }: { statuses?: readonly RowStatus[] | null | undefined; offset: number; limit: number },
): Promise<(KeptImportRow & { total: number })[]> {
  return findPage(em, { companyId: company.id, fileId, statuses, offset, most: limit })
}

const count = statement<{ companyId: number; fileIds: readonly number[] }>()((db, { companyId, fileIds }) =>
  db
    .selectFrom('importrow')
    .select(['importfile_id as id', 'status', sql<number>`count(*)::int`.as('n')])
    .where('company_id', '=', companyId)
    .where('importfile_id', '=', of => of.fn.any(fileIds))
    .groupBy(['importfile_id', 'status']),
)

/** How many rows of each status these files have. */
export const countImportRows = (
  { em, company }: Reader,
  fileIds: readonly number[],
): Promise<{ id: number; status: RowStatus; n: number }[]> => count(em, { companyId: company.id, fileIds })

const leave = statement<{
  companyId: number
  fileId: number
  statuses: readonly RowStatus[]
  chosen: readonly number[]
}>()((db, { companyId, fileId, statuses, chosen }) =>
  db
    .updateTable('importrow')
    .set({ status: 'left', updated_at: now })
    .where('company_id', '=', companyId)
    .where('importfile_id', '=', fileId)
    .where('status', '=', of => of.fn.any(statuses))
    .where(of => of.not(of('id', '=', of.fn.any(chosen)))),
)

/** Leaves the rows of a file that have one of these statuses and were not chosen. */
export async function leaveImportRows(
  { em, company }: Reader,
  fileId: number,
  statuses: readonly RowStatus[],
  chosen: readonly number[],
): Promise<void> {
  await leave(em, { companyId: company.id, fileId, statuses, chosen })
}

/** What became of a row; what is left out becomes empty. */
export interface ImportRowOutcome {
  readonly id: number
  readonly status: RowStatus
  readonly record_id?: number | null
  readonly along?: readonly Brought[] | null
  readonly errors?: Readonly<Record<string, FieldProblem>> | null
  readonly before?: Readonly<Record<string, unknown>> | null
  readonly after?: Readonly<Record<string, unknown>> | null
}

type Marked = { [K in keyof Required<ImportRowOutcome>]: ImportRowOutcome[K] | null }

const mark = statement<{ companyId: number; outcomes: string }>()((db, { companyId, outcomes }) =>
  db
    .updateTable('importrow')
    .from(
      sql<Marked>`jsonb_to_recordset(${outcomes}::jsonb)`.as<'o'>(
        sql`o(id bigint, status text, record_id bigint, along jsonb, errors jsonb, before jsonb, after jsonb)`,
      ),
    )
    .set({
      status: sql`o.status`,
      record_id: sql`o.record_id`,
      along: sql`o.along`,
      errors: sql`o.errors`,
      before: sql`o.before`,
      after: sql`o.after`,
      updated_at: now,
    })
    .where('importrow.company_id', '=', companyId)
    .whereRef('importrow.id', '=', 'o.id'),
)

/** Writes down what became of rows, in one statement. */
export async function markRows({ em, company }: Reader, outcomes: readonly ImportRowOutcome[]): Promise<void> {
  if (outcomes.length) await mark(em, { companyId: company.id, outcomes: JSON.stringify(outcomes) })
}
