import type { CurrentUser } from '@core/context/context'
import type { EntityManager } from '../orm'
import { run, runAtEnd } from '../sql'

/** An event or job that still has to be written. */
export interface NewWork {
  readonly name: string
  readonly payload: unknown
  readonly at: Date
}

/** Writes events and jobs together with the commit, in one statement. */
export function writeOutbox(
  em: EntityManager,
  companyId: number,
  user: CurrentUser | null,
  traceparent: string | undefined,
  work: readonly NewWork[],
): void {
  runAtEnd(
    em,
    `insert into outbox (company_id, user_id, actor_id, actor_name, traceparent, name, payload, created_at, run_at)
     select ?::bigint, ?::bigint, ?::bigint, ?::text, ?::text, x.name, x.payload, now(), x.at from jsonb_to_recordset(?::jsonb) as x(name text, payload jsonb, at timestamptz)`,
    [
      companyId,
      user?.id ?? null,
      user?.actor?.id ?? null,
      user?.actor?.fullname ?? null,
      traceparent ?? null,
      JSON.stringify(work),
    ],
  )
}

/** A row of the outbox as the database answers it. */
export interface DueWork {
  readonly id: string
  readonly company_id: string
  readonly user_id: string | null
  readonly actor_id: string | null
  readonly actor_name: string | null
  readonly name: string
  readonly payload: unknown
  readonly traceparent: string | null
  readonly resent: number
}

/** What is due and not in the queue yet, oldest first; held until the transaction ends, and what others hold is left to them. */
export const holdDue = (em: EntityManager, most: number): Promise<DueWork[]> =>
  run(
    em,
    `select id, company_id, user_id, actor_id, actor_name, name, payload, traceparent, resent from outbox where dispatched_at is null and run_at <= now() order by id limit ${most} for update skip locked`,
  )

/** Marks rows as handed to the queue. */
export async function markDispatched(em: EntityManager, ids: readonly string[]): Promise<void> {
  await run(em, `update outbox set dispatched_at = now() where id in (${ids.map(() => '?').join(', ')})`, ids)
}

/** What waits in the outbox: rows that are due, the age of the oldest in seconds, and batches with a part that is planned and not done. */
export interface OutboxDepth {
  readonly waiting: number
  readonly age: number
  readonly batches: number
}

/** How much waits in the outbox now. */
export async function outboxDepth(em: EntityManager): Promise<OutboxDepth | undefined> {
  const [row] = await run<OutboxDepth>(
    em,
    `select count(*) filter (where dispatched_at is null)::int as waiting,
       coalesce(extract(epoch from now() - min(run_at) filter (where dispatched_at is null)), 0)::float as age,
       count(*) filter (where name = 'core.run-batch' and not exists (select from effect e where e.outbox_id = o.id))::int as batches
     from outbox o where run_at <= now() and (dispatched_at is null or name = 'core.run-batch')`,
  )
  return row
}
