import type { Caller } from '@core/context/caller'
import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { ago, fromNow, moment, now, statement } from '../statement'

/** A sign-in as the server knows it. */
export interface LivingSession {
  readonly id: string
  readonly companyId: number
  readonly userId: number
  readonly actor: { readonly id: number; readonly fullname: string } | null
  readonly expiresAt: Date
}

const KEPT = ['id', 'company_id', 'user_id', 'actor_id', 'actor_name', 'expires_at'] as const
const RETURNED = KEPT.map(column => `s.${column}` as const)

const sessionOf = (row: {
  readonly id: string
  readonly company_id: number
  readonly user_id: number
  readonly actor_id: number | null
  readonly actor_name: string | null
  readonly expires_at: string
}): LivingSession => ({
  id: row.id,
  companyId: row.company_id,
  userId: row.user_id,
  actor: row.actor_id === null ? null : { id: row.actor_id, fullname: row.actor_name ?? '' },
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

interface InsertedSession extends Caller {
  readonly id: string
  readonly companyId: number
  readonly userId: number
  readonly actorId: number | null
  readonly actorName: string | null
  readonly parentId: string | null
  readonly life: string
}

const insert = statement<InsertedSession>()((db, given) =>
  db
    .insertInto('session')
    .values({
      id: given.id,
      company_id: given.companyId,
      user_id: given.userId,
      actor_id: given.actorId,
      actor_name: given.actorName,
      parent_id: given.parentId,
      user_agent: given.userAgent,
      address: given.address,
      created_at: now,
      last_used_at: now,
      expires_at: fromNow(sql`${given.life}::interval`),
    })
    .returning(KEPT),
)

/** Writes a new sign-in. */
export async function insertSession(
  em: EntityManager,
  { companyId, userId, caller, life, as }: NewSession,
): Promise<LivingSession> {
  const [row] = await insert(em, {
    id: crypto.randomUUID(),
    companyId,
    userId,
    actorId: as?.actorId ?? null,
    actorName: as?.actorName ?? null,
    parentId: as?.parentId ?? null,
    ...caller,
    life,
  })
  if (!row) throw new Error('The session was not made')
  return sessionOf(row)
}

/** How long a sign-in lasts without being used, and at most, in days. */
interface Life {
  readonly days: number
  readonly mostDays: number
}

const prolong = statement<Caller & Life & { id: string }>()((db, { id, address, userAgent, days, mostDays }) =>
  db
    .updateTable('session as s')
    .set(of => ({
      last_used_at: now,
      address,
      user_agent: userAgent,
      expires_at: of
        .case()
        .when('s.actor_id', 'is', null)
        .then(
          moment(
            sql`least(${now} + make_interval(days => ${days}), s.created_at + make_interval(days => ${mostDays}))`,
          ),
        )
        .else(of.ref('s.expires_at'))
        .end(),
    }))
    .where('s.id', '=', id)
    .where('s.expires_at', '>', now)
    .where('s.created_at', '>', ago(sql`make_interval(days => ${mostDays})`))
    .where('s.paused_at', 'is', null)
    .returning(RETURNED),
)

/**
 * Prolongs a sign-in by its full length, to at most `mostDays` after it began, and answers it; undefined when it has
 * ended. Impersonation is never prolonged.
 */
export async function prolongSession(
  em: EntityManager,
  id: string,
  caller: Caller,
  life: Life,
): Promise<LivingSession | undefined> {
  const [row] = await prolong(em, { id, ...caller, ...life })
  return row && sessionOf(row)
}

const takeUp = statement<{ childId: string }>()((db, { childId }) =>
  db
    .with('child', tables => tables.deleteFrom('session').where('id', '=', childId).returning('parent_id'))
    .updateTable('session as s')
    .from('child')
    .set({ paused_at: null, last_used_at: now })
    .whereRef('s.id', '=', 'child.parent_id')
    .where('s.expires_at', '>', now)
    .returning(RETURNED),
)

/** Ends the working as somebody else and takes the sign-in up again that was put aside for it, if that still lasts. */
export async function takeUpParent(em: EntityManager, childId: string): Promise<LivingSession | undefined> {
  const [row] = await takeUp(em, { childId })
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

const findOf = statement<{ companyId: number; userId: number; own: string | null }>()(
  (db, { companyId, userId, own }) =>
    db
      .selectFrom('session')
      .select([
        'id',
        'user_agent',
        'address',
        'actor_name as impersonator',
        sql<string>`to_json(created_at)`.as('created_at'),
        sql<string>`to_json(last_used_at)`.as('last_used_at'),
      ])
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .where('paused_at', 'is', null)
      .orderBy(sql`id = ${own}::uuid`, sort => sort.desc().nullsLast())
      .orderBy('session.last_used_at', 'desc')
      .limit(100),
)

/** The living sign-ins of a user, the own one first and then the last used; the first hundred. */
export const sessionsOf = (
  em: EntityManager,
  companyId: number,
  userId: number,
  own: string | null,
): Promise<ShownSession[]> => findOf(em, { companyId, userId, own })
