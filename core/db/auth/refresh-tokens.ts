import type { EntityManager } from '../orm'
import { run } from '../sql'

/** Lets a token, of which only its SHA-256 is kept, renew a sign-in. */
export async function keepRefreshToken(em: EntityManager, hash: Buffer, sessionId: string): Promise<void> {
  await run(em, `insert into refresh_token (token, session_id, created_at) values (?, ?, now())`, [hash, sessionId])
}

/** Marks a token as replaced. Answers its sign-in, and whether it was replaced before, longer than `grace` seconds ago. */
export async function replaceRefreshToken(
  em: EntityManager,
  hash: Buffer,
  grace: number,
): Promise<{ session_id: string; reused: boolean } | undefined> {
  const [old] = await run<{ session_id: string; reused: boolean }>(
    em,
    `with old as (select token, used_at from refresh_token where token = ? for update)
     update refresh_token r set used_at = coalesce(r.used_at, now()) from old where r.token = old.token
     returning r.session_id, coalesce(old.used_at < now() - make_interval(secs => ?), false) as reused`,
    [hash, grace],
  )
  return old
}

/** The sign-in that a token belongs to. */
export async function sessionOfToken(em: EntityManager, hash: Buffer): Promise<string | undefined> {
  const [found] = await run<{ session_id: string }>(em, `select session_id from refresh_token where token = ?`, [hash])
  return found?.session_id
}

/** The working as somebody else that a token belongs to, unless it was replaced longer than `grace` seconds ago. */
export async function impersonationOfToken(
  em: EntityManager,
  hash: Buffer,
  grace: number,
): Promise<string | undefined> {
  const [found] = await run<{ id: string }>(
    em,
    `select s.id from refresh_token t join session s on s.id = t.session_id
     where t.token = ? and s.actor_id is not null and (t.used_at is null or t.used_at > now() - make_interval(secs => ?))`,
    [hash, grace],
  )
  return found?.id
}

/** Takes the tokens of a sign-in away. */
export async function forgetRefreshTokens(em: EntityManager, sessionId: string): Promise<void> {
  await run(em, `delete from refresh_token where session_id = ?`, [sessionId])
}
