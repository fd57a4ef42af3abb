import type { Cause, CurrentUser } from '@core/context/context'
import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { now, statement } from '../statement'

/** An event or job that still has to be written. */
export interface NewWork {
  readonly name: string
  readonly payload: unknown
  readonly at: Date
  /** In whose name it is done instead of the user's. */
  readonly cause?: Cause
}

interface WorkToWrite {
  readonly companyId: number
  readonly userId: number | null
  readonly actorId: number | null
  readonly actorName: string | null
  readonly traceparent: string | null
  readonly work: string
}

const write = statement<WorkToWrite>()((db, { companyId, userId, actorId, actorName, traceparent, work }) =>
  db
    .insertInto('outbox')
    .columns([
      'company_id',
      'user_id',
      'actor_id',
      'actor_name',
      'traceparent',
      'cause',
      'name',
      'payload',
      'created_at',
      'run_at',
    ])
    .expression(of =>
      of
        .selectFrom(
          sql<{
            name: string
            payload: Record<string, unknown>
            at: string
            cause: Cause | null
          }>`jsonb_to_recordset(${work}::jsonb)`.as<'x'>(
            sql`x(name text, payload jsonb, at timestamptz(3), cause jsonb)`,
          ),
        )
        .select([
          sql<number>`${companyId}::bigint`.as('company_id'),
          sql<number | null>`case when x.cause is null then ${userId}::bigint end`.as('user_id'),
          sql<number | null>`case when x.cause is null then ${actorId}::bigint end`.as('actor_id'),
          sql<string | null>`case when x.cause is null then ${actorName}::text end`.as('actor_name'),
          sql<string | null>`${traceparent}::text`.as('traceparent'),
          'x.cause',
          'x.name',
          'x.payload',
          now.as('created_at'),
          'x.at as run_at',
        ]),
    ),
)

/** Writes events and jobs together with the commit, in one statement. */
export function writeOutbox(
  em: EntityManager,
  companyId: number,
  { user, cause }: { readonly user: CurrentUser | null; readonly cause: Cause | null },
  traceparent: string | undefined,
  work: readonly NewWork[],
): void {
  write.atEnd(em, {
    companyId,
    userId: user?.id ?? null,
    actorId: user?.actor?.id ?? null,
    actorName: user?.actor?.fullname ?? null,
    traceparent: traceparent ?? null,
    work: JSON.stringify(cause ? work.map(each => ({ cause, ...each })) : work),
  })
}

const hold = statement<{ most: number; except: readonly number[] }>()((db, { most, except }) =>
  db
    .selectFrom('outbox')
    .select([
      'id',
      'company_id',
      'user_id',
      'actor_id',
      'actor_name',
      'name',
      'payload',
      'traceparent',
      'cause',
      'resent',
    ])
    .where('dispatched_at', 'is', null)
    .where('run_at', '<=', now)
    .where('company_id', '<>', of => of.fn<number>('all', [sql`${except}::bigint[]`]))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked(),
)

/** A row of the outbox as the database answers it. */
export type DueWork = Awaited<ReturnType<typeof hold>>[number]

/**
 * What is due and not in the queue yet, oldest first, of all companies but `except`; held until the transaction ends, and
 * what others hold is left to them.
 */
export const holdDue = (em: EntityManager, most: number, except: readonly number[]): Promise<DueWork[]> =>
  hold(em, { most, except })

const mark = statement<{ ids: readonly number[] }>()((db, { ids }) =>
  db
    .updateTable('outbox')
    .set({ dispatched_at: now })
    .where('id', '=', of => of.fn.any(ids)),
)

/** Marks rows as handed to the queue. */
export async function markDispatched(em: EntityManager, ids: readonly number[]): Promise<void> {
  await mark(em, { ids })
}

/** What waits in the outbox: rows that are due, the age of the oldest in seconds, and batches with a part that is planned and not done. */
export interface OutboxDepth {
  readonly waiting: number
  readonly age: number
  readonly batches: number
}

const measure = statement()(db =>
  db
    .selectFrom('outbox as o')
    .select([
      sql<number>`count(*) filter (where dispatched_at is null)::int`.as('waiting'),
      sql<number>`coalesce(extract(epoch from ${now} - min(run_at) filter (where dispatched_at is null)), 0)::float`.as(
        'age',
      ),
      sql<number>`count(*) filter (where name = 'core.run-batch' and not exists (select from effect e where e.outbox_id = o.id))::int`.as(
        'batches',
      ),
    ])
    .where('run_at', '<=', now)
    .where(of => of.or([of('dispatched_at', 'is', null), of('name', '=', 'core.run-batch')])),
)

/** How much waits in the outbox now. */
export async function outboxDepth(em: EntityManager): Promise<OutboxDepth | undefined> {
  const [depth] = await measure(em, {})
  return depth
}
