import type { EntityManager } from '../orm'
import { run } from '../sql'

/** Claims the work of a handler on a row of the outbox. Answers `false` when it was done before. */
export async function claimEffect(em: EntityManager, outboxId: number, handler: string): Promise<boolean> {
  const rows = await run(
    em,
    `insert into effect (outbox_id, handler, done_at) values (?, ?, now()) on conflict do nothing returning outbox_id`,
    [outboxId, handler],
  )
  return rows.length > 0
}

/** Everything that is due, with how many handlers have dealt with it. */
export const effectsOfDue = (em: EntityManager): Promise<{ name: string; done: number }[]> =>
  run(
    em,
    `select o.name, (select count(*)::int from effect e where e.outbox_id = o.id) as done from outbox o where o.run_at <= now()`,
  )

/**
 * Takes back what was handed to the queue within `since` but not within `until`, was not given up on, and has fewer
 * effects than its name has handlers.
 */
export async function takeBackLost(
  em: EntityManager,
  handlers: readonly { name: string; count: number }[],
  { since, until }: { since: string; until: string },
): Promise<void> {
  await run(
    em,
    `update outbox set dispatched_at = null where id in (
       select o.id from outbox o join jsonb_to_recordset(?::jsonb) as x(name text, count int) on x.name = o.name
       where o.dispatched_at between now() - ?::interval and now() - ?::interval
         and (select count(*) from effect e where e.outbox_id = o.id) < x.count
         and not exists (select from dead_letter d where d.outbox_id = o.id))`,
    [JSON.stringify(handlers), since, until],
  )
}

/** Forgets what was handled or given up on so many days ago. */
export async function forgetHandled(em: EntityManager, days: number): Promise<void> {
  // Resending asks what was done already, so that is kept as long as the row itself.
  await run(
    em,
    `delete from effect e where done_at < now() - make_interval(days => ?) and not exists (select from outbox o where o.id = e.outbox_id)`,
    [days],
  )
  await run(em, `delete from dead_letter where failed_at < now() - make_interval(days => ?)`, [days])
  await run(
    em,
    `delete from outbox o where dispatched_at < now() - make_interval(days => ?) and not exists (select from dead_letter d where d.outbox_id = o.id)`,
    [days],
  )
}
