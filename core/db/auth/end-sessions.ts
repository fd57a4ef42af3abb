import type { EntityManager } from '../orm'
import { run } from '../sql'

/** Ends a sign-in, and with it the one an administrator would come back to. */
export async function endSession(em: EntityManager, sessionId: string): Promise<void> {
  await run(
    em,
    `with gone as (delete from session where id = ? or id = (select parent_id from session where id = ?) returning id)
     delete from refresh_token where session_id in (select id from gone)`,
    [sessionId, sessionId],
  )
}

/**
 * Ends the sign-ins of a user: all of them, all `but` one, or `only` one, with what was begun from them as somebody else.
 * Answers how many.
 */
export async function endSessionsOf(
  em: EntityManager,
  companyId: number,
  userId: number,
  { but = null, only }: { but?: string | null; only?: string | undefined } = {},
): Promise<number> {
  const gone = await run(
    em,
    `with ended as (select id from session where company_id = ? and user_id = ? and id is distinct from ?::uuid
       and (?::text is null or id::text = ?)),
     gone as (delete from session where id in (select id from ended) or parent_id in (select id from ended) returning id),
     tokens as (delete from refresh_token where session_id in (select id from gone))
     select id from ended`,
    [companyId, userId, but, only ?? null, only ?? null],
  )
  return gone.length
}

/** Ends what an administrator does as somebody else: what the administrator may do has changed. */
export async function endWorkingAsOthers(em: EntityManager, actorId: number): Promise<void> {
  await run(
    em,
    `with gone as (delete from session where actor_id = ? returning id)
     delete from refresh_token where session_id in (select id from gone)`,
    [actorId],
  )
}

/** Puts the sign-in of an administrator aside: its tokens stop working until it is taken up again. */
export async function pauseSession(em: EntityManager, sessionId: string): Promise<void> {
  await run(em, `delete from refresh_token where session_id = ?`, [sessionId])
  await run(em, `update session set paused_at = now() where id = ?`, [sessionId])
}
