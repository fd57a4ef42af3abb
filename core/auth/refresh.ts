import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@core/db/orm'
import { run } from '@core/db/sql'
import type { Caller } from '@core/http/caller'

/** Days that a sign-in lasts without being used. */
export const SESSION_DAYS = 14
/** Minutes that an administrator may work as somebody else. */
export const IMPERSONATION_MINUTES = 30
/** Two tabs may renew at the same moment; within these seconds a replaced token still counts once more. */
const GRACE_SECONDS = 10

const sha256 = (token: string) => createHash('sha256').update(token).digest()

/** A sign-in as the server knows it. */
export interface LivingSession {
  readonly id: string
  readonly companyId: number
  readonly userId: number
  readonly actor: { readonly id: number; readonly fullname: string } | null
  readonly expiresAt: Date
}

/** A sign-in with the opaque token for its cookie. */
export interface Renewable extends LivingSession {
  readonly refresh: string
}

interface Row {
  id: string
  company_id: string
  user_id: string
  actor_id: string | null
  actor_name: string | null
  expires_at: string
}

const RETURNED = 's.id, s.company_id, s.user_id, s.actor_id, s.actor_name, s.expires_at'

const sessionOf = (row: Row): LivingSession => ({
  id: row.id,
  companyId: Number(row.company_id),
  userId: Number(row.user_id),
  actor: row.actor_id === null ? null : { id: Number(row.actor_id), fullname: row.actor_name ?? '' },
  expiresAt: new Date(row.expires_at),
})

/** Starts a sign-in; with `as` it is an administrator's, who comes back to `as.parentId` afterwards. */
export async function startSession(
  em: EntityManager,
  who: { companyId: number; userId: number },
  caller: Caller,
  as?: { actorId: number; actorName: string; parentId: string | null },
): Promise<Renewable> {
  const life = as ? `${IMPERSONATION_MINUTES} minutes` : `${SESSION_DAYS} days`
  const [row] = await run<Row>(
    em,
    `insert into session as s (id, company_id, user_id, actor_id, actor_name, parent_id, user_agent, address, created_at, last_used_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, now(), now(), now() + ?::interval) returning ${RETURNED}`,
    [
      crypto.randomUUID(),
      who.companyId,
      who.userId,
      as?.actorId ?? null,
      as?.actorName ?? null,
      as?.parentId ?? null,
      caller.userAgent,
      caller.address,
      life,
    ],
  )
  if (!row) throw new Error('The session was not made')
  const session = sessionOf(row)
  return { ...session, refresh: await issue(em, session.id) }
}

async function issue(em: EntityManager, sessionId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await run(em, `insert into refresh_token (token, session_id, created_at) values (?, ?, now())`, [
    sha256(token),
    sessionId,
  ])
  return token
}

/**
 * Replaces a token and keeps its session alive; working as somebody else is never prolonged. A token that was
 * replaced before ends the whole session: somebody copied it.
 */
export async function rotateRefresh(em: EntityManager, token: string, caller: Caller): Promise<Renewable | undefined> {
  const [old] = await run<{ session_id: string; reused: boolean }>(
    em,
    `with old as (select token, used_at from refresh_token where token = ? for update)
     update refresh_token r set used_at = coalesce(r.used_at, now()) from old where r.token = old.token
     returning r.session_id, coalesce(old.used_at < now() - interval '${GRACE_SECONDS} seconds', false) as reused`,
    [sha256(token)],
  )
  if (!old) return undefined
  if (old.reused) {
    await endSession(em, old.session_id)
    return undefined
  }
  const [row] = await run<Row>(
    em,
    `update session s set last_used_at = now(), address = ?, user_agent = ?,
       expires_at = case when s.actor_id is null then now() + interval '${SESSION_DAYS} days' else s.expires_at end
     where s.id = ? and s.expires_at > now() and s.paused_at is null returning ${RETURNED}`,
    [caller.address, caller.userAgent, old.session_id],
  )
  return row && { ...sessionOf(row), refresh: await issue(em, old.session_id) }
}

/** The session that a refresh token belongs to, for signing out. */
export async function endSessionOfToken(em: EntityManager, token: string): Promise<void> {
  const [found] = await run<{ session_id: string }>(em, `select session_id from refresh_token where token = ?`, [
    sha256(token),
  ])
  if (found) await endSession(em, found.session_id)
}

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

/** Puts the sign-in of an administrator aside: its tokens stop working until {@link resumeParent}. */
export async function pauseSession(em: EntityManager, sessionId: string): Promise<void> {
  await run(em, `delete from refresh_token where session_id = ?`, [sessionId])
  await run(em, `update session set paused_at = now() where id = ?`, [sessionId])
}

/** Ends the working as somebody else that this refresh token belongs to, and takes the administrator's own sign-in up again. */
export async function resumeParent(em: EntityManager, token: string): Promise<Renewable | undefined> {
  const [child] = await run<{ id: string }>(
    em,
    `select s.id from refresh_token t join session s on s.id = t.session_id
     where t.token = ? and s.actor_id is not null and (t.used_at is null or t.used_at > now() - interval '${GRACE_SECONDS} seconds')`,
    [sha256(token)],
  )
  if (!child) return undefined
  const [row] = await run<Row>(
    em,
    `with child as (delete from session where id = ? returning parent_id)
     update session s set paused_at = null, last_used_at = now() from child
     where s.id = child.parent_id and s.expires_at > now() returning ${RETURNED}`,
    [child.id],
  )
  await run(em, `delete from refresh_token where session_id = ?`, [child.id])
  return row && { ...sessionOf(row), refresh: await issue(em, row.id) }
}

/** Forgets what has run out. */
export async function tidySignIns(em: EntityManager): Promise<void> {
  await run(em, `delete from session where expires_at < now() - interval '1 day'`)
  await run(
    em,
    `delete from refresh_token t where t.created_at < now() - interval '${SESSION_DAYS} days' or not exists (select 1 from session s where s.id = t.session_id)`,
  )
  await run(em, `delete from attempt where until < now()`)
  await run(em, `delete from password_reset where expires_at < now()`)
}
