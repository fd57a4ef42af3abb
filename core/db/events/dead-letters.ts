import type { EntityManager } from '../orm'
import { run } from '../sql'

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

/** Writes down that a handler was given up on, and the last reason. */
export async function writeDeadLetter(
  em: EntityManager,
  outboxId: number,
  handler: string,
  reason: string,
): Promise<void> {
  await run(
    em,
    `insert into dead_letter (outbox_id, handler, reason, failed_at) values (?, ?, ?, now())
     on conflict (outbox_id, handler) do update set reason = excluded.reason, failed_at = excluded.failed_at`,
    [outboxId, handler, reason],
  )
}

/** A page of what was given up on, newest first, and how much there is. */
export async function readDeadLetters(
  em: EntityManager,
  ask: { offset?: number; limit?: number },
): Promise<{ rows: DeadLetterRow[]; total: number }> {
  const rows = await run<{ row: DeadLetterRow }>(
    em,
    `select json_build_object('id', d.id, 'handler', d.handler, 'name', o.name, 'company_id', o.company_id,
       'company_name', c.name, 'reason', d.reason, 'failed_at', to_char(d.failed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as row
     from dead_letter d left join outbox o on o.id = d.outbox_id left join company c on c.id = o.company_id
     order by d.failed_at desc, d.id desc limit ? offset ?`,
    [ask.limit ?? 1000, ask.offset ?? 0],
  )
  const [counted] = await run<{ total: number }>(em, 'select count(*)::int as total from dead_letter')
  return { rows: rows.map(({ row }) => row), total: counted?.total ?? 0 }
}

/**
 * Sends an event or job again to whoever failed at it, in the transaction of the caller: handlers that dealt with it
 * have their effect and do nothing. Answers the handlers that get it again.
 */
export async function resendDeadLetter(em: EntityManager, id: number): Promise<string[]> {
  const gone = await run<{ outbox_id: string; handler: string }>(
    em,
    'delete from dead_letter where outbox_id = (select outbox_id from dead_letter where id = ?) returning outbox_id, handler',
    [id],
  )
  const [first] = gone
  if (first)
    await run(em, 'update outbox set dispatched_at = null, resent = resent + 1 where id = ?', [first.outbox_id])
  return gone.map(({ handler }) => handler)
}
