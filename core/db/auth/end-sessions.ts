import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { now, statement } from '../statement'

const end = statement<{ sessionId: string }>()((db, { sessionId }) =>
  db
    .with('gone', tables =>
      tables
        .deleteFrom('session')
        .where(of =>
          of.or([
            of('id', '=', sessionId),
            of('id', '=', of.selectFrom('session').select('parent_id').where('id', '=', sessionId)),
          ]),
        )
        .returning('id'),
    )
    .deleteFrom('refresh_token')
    .where('session_id', 'in', of => of.selectFrom('gone').select('id')),
)

/** Ends a sign-in, and with it the one an administrator would come back to. */
export async function endSession(em: EntityManager, sessionId: string): Promise<void> {
  await end(em, { sessionId })
}

const endOf = statement<{ companyId: number; userId: number; but: string | null; only: string | null }>()(
  (db, { companyId, userId, but, only }) =>
    db
      .with('ended', tables =>
        tables
          .selectFrom('session')
          .select('id')
          .where('company_id', '=', companyId)
          .where('user_id', '=', userId)
          .where('id', 'is distinct from', sql<string>`${but}::uuid`)
          .where(sql<boolean>`(${only}::text is null or id::text = ${only})`),
      )
      .with('gone', tables =>
        tables
          .deleteFrom('session')
          .where(of =>
            of.or([
              of('id', 'in', of.selectFrom('ended').select('id')),
              of('parent_id', 'in', of.selectFrom('ended').select('id')),
            ]),
          )
          .returning('id'),
      )
      .with('tokens', tables =>
        tables.deleteFrom('refresh_token').where('session_id', 'in', of => of.selectFrom('gone').select('id')),
      )
      .selectFrom('ended')
      .select('id'),
)

/**
 * Ends the sign-ins of a user: all of them, all `but` one, or `only` one, with what was begun from them as somebody else.
 * Answers how many.
 */
export async function endSessionsOf(
  em: EntityManager,
  companyId: number,
  userId: number,
  { but = null, only = null }: { but?: string | null; only?: string | null } = {},
): Promise<number> {
  const ended = await endOf(em, { companyId, userId, but, only })
  return ended.length
}

const endBy = statement<{ actorId: number }>()((db, { actorId }) =>
  db
    .with('gone', tables => tables.deleteFrom('session').where('actor_id', '=', actorId).returning('id'))
    .deleteFrom('refresh_token')
    .where('session_id', 'in', of => of.selectFrom('gone').select('id')),
)

/** Ends what an administrator does as somebody else: what the administrator may do has changed. */
export async function endWorkingAsOthers(em: EntityManager, actorId: number): Promise<void> {
  await endBy(em, { actorId })
}

const pause = statement<{ sessionId: string }>()((db, { sessionId }) =>
  db
    .with('tokens', tables => tables.deleteFrom('refresh_token').where('session_id', '=', sessionId))
    .updateTable('session')
    .set({ paused_at: now })
    .where('id', '=', sessionId),
)

/** Puts the sign-in of an administrator aside: its tokens stop working until it is taken up again. */
export async function pauseSession(em: EntityManager, sessionId: string): Promise<void> {
  await pause(em, { sessionId })
}
