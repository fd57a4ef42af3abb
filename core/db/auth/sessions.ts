import type { Caller } from '@core/context/caller'
import type { EntityManager } from '../orm'
import { run } from '../sql'

/** A sign-in as the server knows it. */
export interface LivingSession {
  readonly id: string
  readonly companyId: number
  readonly userId: number
  readonly actor: { readonly id: number; readonly fullname: string } | null
  readonly expiresAt: Date
}

interface Row {
  readonly id: string
  readonly company_id: string
  readonly user_id: string
  readonly actor_id: string | null
  readonly actor_name: string | null
  readonly expires_at: string
}

const RETURNED = 's.id, s.company_id, s.user_id, s.actor_id, s.actor_name, s.expires_at'

const sessionOf = (row: Row): LivingSession => ({
  id: row.id,
  companyId: Number(row.company_id),
  userId: Number(row.user_id),
  actor: row.actor_id === null ? null : { id: Number(row.actor_id), fullname: row.actor_name ?? '' },
  expiresAt: new Date(row.expires_at),
})

/** A sign-in to be written; `life` as PostgreSQL writes it: `14 days`. */
export interface NewSession {
  readonly companyId: number
  readonly userId: number
  readonly caller: Caller
  readonly life: string
  /** The administrator who works as the user, and the sign-in to come back to. */
  readonly as?: { readonly actorId: number; readonly actorName: string; readonly parentId: string | null } | undefined
}

/** Writes a new sign-in. */
export async function insertSession(
  em: EntityManager,
  { companyId, userId, caller, life, as }: NewSession,
): Promise<LivingSession> {
  const [row] = await run<Row>(
    em,
    `insert into session as s (id, company_id, user_id, actor_id, actor_name, parent_id, user_agent, address, created_at, last_used_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, now(), now(), now() + ?::interval) returning ${RETURNED}`,
    [
      crypto.randomUUID(),
      companyId,
      userId,
      as?.actorId ?? null,
      as?.actorName ?? null,
      as?.parentId ?? null,
      caller.userAgent,
      caller.address,
      life,
    ],
  )
  if (!row) throw new Error('The session was not made')
  return sessionOf(row)
}

/** Uses a sign-in, which then lasts as many days again; working as somebody else is never prolonged. Nothing when it has ended. */
export async function prolongSession(
  em: EntityManager,
  id: string,
  caller: Caller,
  days: number,
): Promise<LivingSession | undefined> {
  const [row] = await run<Row>(
    em,
    `update session s set last_used_at = now(), address = ?, user_agent = ?,
       expires_at = case when s.actor_id is null then now() + make_interval(days => ?) else s.expires_at end
     where s.id = ? and s.expires_at > now() and s.paused_at is null returning ${RETURNED}`,
    [caller.address, caller.userAgent, days, id],
  )
  return row && sessionOf(row)
}

/** Ends the working as somebody else and takes the sign-in up again that was put aside for it, if that still lasts. */
export async function takeUpParent(em: EntityManager, childId: string): Promise<LivingSession | undefined> {
  const [row] = await run<Row>(
    em,
    `with child as (delete from session where id = ? returning parent_id)
     update session s set paused_at = null, last_used_at = now() from child
     where s.id = child.parent_id and s.expires_at > now() returning ${RETURNED}`,
    [childId],
  )
  return row && sessionOf(row)
}

/** A sign-in as its user sees it. */
export interface ShownSession {
  readonly id: string
  readonly user_agent: string
  readonly address: string
  readonly impersonator: string | null
  readonly created_at: string
  readonly last_used_at: string
}

/** The living sign-ins of a user, the own one first and then the last used; the first hundred. */
export const sessionsOf = (
  em: EntityManager,
  companyId: number,
  userId: number,
  own: string | null,
): Promise<ShownSession[]> =>
  run(
    em,
    `select id, user_agent, address, actor_name as impersonator, to_json(created_at) as created_at, to_json(last_used_at) as last_used_at
     from session where company_id = ? and user_id = ? and expires_at > now() and paused_at is null
     order by id = ?::uuid desc nulls last, session.last_used_at desc limit 100`,
    [companyId, userId, own],
  )
