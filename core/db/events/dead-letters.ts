import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { now, statement } from '../statement'

/** A delivery that was given up on, as platform staff see it. Its payload stays unseen: it may hold what only its company knows. */
export interface DeadLetterRow {
  readonly id: number
  readonly handler: string
  readonly name: string | null
  readonly company_id: number | null
  readonly company_name: string | null
  readonly reason: string
  readonly failed_at: string
}

const write = statement<{ outboxId: number; handler: string; reason: string }>()((db, { outboxId, handler, reason }) =>
  db
    .insertInto('dead_letter')
    .values({ outbox_id: outboxId, handler, reason, failed_at: now })
    .onConflict(again =>
      again.columns(['outbox_id', 'handler']).doUpdateSet(of => ({
        reason: of.ref('excluded.reason'),
        failed_at: of.ref('excluded.failed_at'),
      })),
    ),
)

/** Writes down that a handler was given up on, and the last reason. */
export async function writeDeadLetter(
  em: EntityManager,
  outboxId: number,
  handler: string,
  reason: string,
): Promise<void> {
  await write(em, { outboxId, handler, reason })
}

const find = statement<{ most: number; offset: number }>()((db, { most, offset }) =>
  db
    .selectFrom('dead_letter as d')
    .leftJoin('outbox as o', 'o.id', 'd.outbox_id')
    .leftJoin('company as c', 'c.id', 'o.company_id')
    .select([
      'd.id',
      'd.handler',
      'o.name',
      'o.company_id',
      'c.name as company_name',
      'd.reason',
      sql<string>`to_char(d.failed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('failed_at'),
    ])
    .orderBy('d.failed_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(most)
    .offset(offset),
)
const count = statement()(db => db.selectFrom('dead_letter').select(sql<number>`count(*)::int`.as('total')))

/** A page of what was given up on, newest first, and how much there is. */
export async function readDeadLetters(
  em: EntityManager,
  { offset = 0, limit = 1000 }: { offset?: number; limit?: number },
): Promise<{ rows: DeadLetterRow[]; total: number }> {
  const rows = await find(em, { most: limit, offset })
  const [counted] = await count(em, {})
  return { rows, total: counted?.total ?? 0 }
}

const remove = statement<{ id: number }>()((db, { id }) =>
  db
    .deleteFrom('dead_letter')
    .where('outbox_id', '=', of => of.selectFrom('dead_letter').select('outbox_id').where('id', '=', id))
    .returning(['outbox_id', 'handler']),
)
const resend = statement<{ outboxId: number }>()((db, { outboxId }) =>
  db
    .updateTable('outbox')
    .set(of => ({ dispatched_at: null, resent: of('resent', '+', 1) }))
    .where('id', '=', outboxId),
)

/**
 * Sends an event or job again to whoever failed at it, in the transaction of the caller: handlers that dealt with it
 * have their effect and do nothing. Answers the handlers that get it again.
 */
export async function resendDeadLetter(em: EntityManager, id: number): Promise<string[]> {
  const gone = await remove(em, { id })
  const [first] = gone
  if (first) await resend(em, { outboxId: first.outbox_id })
  return gone.map(({ handler }) => handler)
}
