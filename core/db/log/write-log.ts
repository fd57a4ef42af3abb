import type { CurrentUser, LogEntry } from '@core/context/context'
import { sql } from 'kysely'
import { insertValues } from '../insert-values'
import type { EntityManager } from '../orm'
import { numbered, transactionOf } from '../sql'
import { now, statement } from '../statement'

interface LinesToWrite {
  readonly companyId: number
  readonly userId: number | null
  readonly impersonatorId: number | null
  readonly impersonatorName: string | null
  readonly lines: string
}

/** A line as PostgreSQL reads it out of JSON. */
interface Line {
  readonly customer_name: string | null
  readonly flow_id: number | null
  readonly type: string
  readonly id: number
  readonly description: string
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
}

const write = statement<LinesToWrite>()((db, { companyId, userId, impersonatorId, impersonatorName, lines }) =>
  db
    .insertInto('log_item')
    .columns([
      'company_id',
      'created_at',
      'updated_at',
      'user_id',
      'impersonator_id',
      'impersonator_name',
      'customer_name',
      'flow_id',
      'loggable_type',
      'loggable_id',
      'description',
      'old_value',
      'new_value',
    ])
    .expression(of =>
      of
        .selectFrom(
          sql<Line>`jsonb_to_recordset(${lines}::jsonb)`.as<'x'>(
            sql`x(customer_name text, flow_id bigint, type text, id bigint, description text, before jsonb, after jsonb)`,
          ),
        )
        .select([
          sql<number>`${companyId}::bigint`.as('company_id'),
          now.as('created_at'),
          now.as('updated_at'),
          sql<number | null>`${userId}::bigint`.as('user_id'),
          sql<number | null>`${impersonatorId}::bigint`.as('impersonator_id'),
          sql<string | null>`${impersonatorName}::text`.as('impersonator_name'),
          'x.customer_name',
          'x.flow_id',
          'x.type',
          'x.id',
          'x.description',
          'x.before',
          'x.after',
        ]),
    )
    // Without an answer Citus would copy the lines in, which row-level security refuses.
    .returning('id'),
)

const COLUMNS = [
  ...['company_id', 'created_at', 'updated_at', 'user_id', 'impersonator_id', 'impersonator_name', 'customer_name'],
  ...['flow_id', 'loggable_type', 'loggable_id', 'description'],
].map(column => ({ name: column, type: '' }))
const VALUES = [...COLUMNS, { name: 'old_value', type: 'jsonb' }, { name: 'new_value', type: 'jsonb' }]

/** The same for Citus, see {@link insertValues}. */
function insertLines(given: Omit<LinesToWrite, 'lines'>, lines: readonly Line[]) {
  const now = new Date()
  const rows = lines.map(({ customer_name, flow_id, type, id, description, before, after }) => ({
    company_id: given.companyId,
    created_at: now,
    updated_at: now,
    user_id: given.userId,
    impersonator_id: given.impersonatorId,
    impersonator_name: given.impersonatorName,
    customer_name,
    flow_id,
    loggable_type: type,
    loggable_id: id,
    description,
    old_value: before,
    new_value: after,
  }))
  return insertValues('log_item', VALUES, rows)
}

/** Writes lines of the log together with the commit, in one statement; a text as author is the name of the platform. */
export function writeLog(
  em: EntityManager,
  companyId: number,
  author: CurrentUser | string | null,
  entries: readonly LogEntry[],
): void {
  const lines = linesOf(entries)
  const user = typeof author === 'string' ? null : author
  const given = {
    companyId,
    userId: user?.id ?? null,
    impersonatorId: user?.actor?.id ?? null,
    impersonatorName: typeof author === 'string' ? author : (user?.actor?.fullname ?? null),
  }
  const transaction = transactionOf(em)
  const spread = transaction.citus ? insertLines(given, lines) : undefined
  if (spread) transaction.atEnd(numbered(`${spread.text} returning id`), spread.values)
  else write.atEnd(em, { ...given, lines: JSON.stringify(lines) })
}

/** Writes lines of the log of another company, as done by the platform; at once, while row-level security knows that company. */
export async function writeLogOfPlatform(
  em: EntityManager,
  companyId: number,
  platform: string,
  entries: readonly LogEntry[],
): Promise<void> {
  await write(em, {
    companyId,
    userId: null,
    impersonatorId: null,
    impersonatorName: platform,
    lines: JSON.stringify(linesOf(entries)),
  })
}

const linesOf = (entries: readonly LogEntry[]): Line[] =>
  entries.map(entry => ({
    customer_name: entry.customerName ?? null,
    flow_id: entry.flowId ?? null,
    type: entry.type,
    id: entry.id,
    description: entry.description,
    before: entry.before ?? null,
    after: entry.after ?? null,
  }))
