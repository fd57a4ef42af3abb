import { sql } from 'kysely'
import type { Reader } from '../reader'
import { statement } from '../statement'

const find = statement<{ companyId: number; type: string; ids: readonly number[]; most: number }>()(
  (db, { companyId, type, ids, most }) =>
    db
      .selectFrom(sql<{ id: number }>`unnest(${ids}::bigint[])`.as<'record'>(sql`record(id)`))
      .innerJoinLateral(
        of =>
          of
            .selectFrom('log_item')
            .selectAll()
            .where('company_id', '=', companyId)
            .where('loggable_type', '=', type)
            .whereRef('loggable_id', '=', 'record.id')
            .orderBy('id', 'desc')
            .limit(most)
            .as('line'),
        on => on.onTrue(),
      )
      .select(sql<{ created_at: string }>`to_json(line)`.as('json'))
      .orderBy('line.id', 'desc'),
)

/** The newest lines of the log about each of some records of one kind, at most so many of each, newest first. */
export async function newestLog(
  { em, company }: Reader,
  type: string,
  ids: readonly number[],
  most: number,
): Promise<object[]> {
  const lines = await find(em, { companyId: company.id, type, ids, most })
  // As the mapper has it, so that the log says one moment in one way wherever it is read.
  return lines.map(({ json }) => ({ ...json, created_at: new Date(json.created_at) }))
}
