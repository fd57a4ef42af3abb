import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { ago, now, statement } from '../statement'

const claim = statement<{ outboxId: number; handler: string }>()((db, { outboxId, handler }) =>
  db
    .insertInto('effect')
    .values({ outbox_id: outboxId, handler, done_at: now })
    .onConflict(claimed => claimed.doNothing())
    .returning('outbox_id'),
)

/** Claims the work of a handler on a row of the outbox. Answers `false` when it was done before. */
export async function claimEffect(em: EntityManager, outboxId: number, handler: string): Promise<boolean> {
  const claimed = await claim(em, { outboxId, handler })
  return claimed.length > 0
}

const findEffect = statement<{ outboxId: number; handler: string }>()((db, { outboxId, handler }) =>
  db.selectFrom('effect').select('outbox_id').where('outbox_id', '=', outboxId).where('handler', '=', handler),
)

/** Whether a handler has done its work on a row of the outbox. */
export const hasEffect = async (em: EntityManager, outboxId: number, handler: string): Promise<boolean> =>
  (await findEffect(em, { outboxId, handler })).length > 0

const findDue = statement()(db =>
  db
    .selectFrom('outbox as o')
    .select(['o.name', sql<number>`(select count(*)::int from effect e where e.outbox_id = o.id)`.as('done')])
    .where('o.run_at', '<=', now),
)

/** Everything that is due, with how many handlers have dealt with it. */
export const effectsOfDue = (em: EntityManager): Promise<{ name: string; done: number }[]> => findDue(em, {})

const takeBack = statement<{ handlers: string; since: string; until: string }>()((db, { handlers, since, until }) =>
  db
    .updateTable('outbox')
    .set({ dispatched_at: null })
    .where('id', 'in', of =>
      of
        .selectFrom('outbox as o')
        .innerJoin(
          sql<{ name: string; count: number }>`jsonb_to_recordset(${handlers}::jsonb)`.as<'x'>(
            sql`x(name text, count int)`,
          ),
          'x.name',
          'o.name',
        )
        .select('o.id')
        .where('o.dispatched_at', '>=', ago(sql`${since}::interval`))
        .where('o.dispatched_at', '<=', ago(sql`${until}::interval`))
        .where(
          some =>
            some.selectFrom('effect as e').select(sql<number>`count(*)`.as('n')).whereRef('e.outbox_id', '=', 'o.id'),
          '<',
          some => some.ref('x.count'),
        )
        .where(some =>
          some.not(
            some.exists(some.selectFrom('dead_letter as d').select('d.id').whereRef('d.outbox_id', '=', 'o.id')),
          ),
        ),
    ),
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
  await takeBack(em, { handlers: JSON.stringify(handlers), since, until })
}

const forgetEffects = statement<{ days: number }>()((db, { days }) =>
  db
    .deleteFrom('effect as e')
    .where('e.done_at', '<', ago(sql`make_interval(days => ${days})`))
    .where(of => of.not(of.exists(of.selectFrom('outbox as o').select('o.id').whereRef('o.id', '=', 'e.outbox_id')))),
)
const forgetDeadLetters = statement<{ days: number }>()((db, { days }) =>
  db.deleteFrom('dead_letter').where('failed_at', '<', ago(sql`make_interval(days => ${days})`)),
)
const forgetOutbox = statement<{ days: number }>()((db, { days }) =>
  db
    .deleteFrom('outbox as o')
    .where('o.dispatched_at', '<', ago(sql`make_interval(days => ${days})`))
    .where(of =>
      of.not(of.exists(of.selectFrom('dead_letter as d').select('d.id').whereRef('d.outbox_id', '=', 'o.id'))),
    ),
)

/** Forgets what was handled or given up on so many days ago. */
export async function forgetHandled(em: EntityManager, days: number): Promise<void> {
  // Resending asks what was done already, so that is kept as long as the row itself.
  await forgetEffects(em, { days })
  await forgetDeadLetters(em, { days })
  await forgetOutbox(em, { days })
}
