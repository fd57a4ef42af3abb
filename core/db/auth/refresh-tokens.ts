import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { ago, moment, now, statement } from '../statement'

const insert = statement<{ hash: Buffer; sessionId: string }>()((db, { hash, sessionId }) =>
  db.insertInto('refresh_token').values({ token: hash, session_id: sessionId, created_at: now }),
)

/** Lets a token, of which only its SHA-256 is kept, renew a sign-in. */
export async function keepRefreshToken(em: EntityManager, hash: Buffer, sessionId: string): Promise<void> {
  await insert(em, { hash, sessionId })
}

/** When a token was replaced that nobody is to use any more. */
const NEVER = moment(sql`to_timestamp(0)`)

const replace = statement<{ hash: Buffer; grace: number }>()((db, { hash, grace }) =>
  db
    .with('old', tables =>
      tables
        .selectFrom('refresh_token')
        .select([
          'token',
          'session_id',
          'used_at',
          sql<boolean>`used_at < ${ago(sql`make_interval(secs => ${grace})`)}`.as('late'),
        ])
        .where('token', '=', hash)
        .forUpdate(),
    )
    .with('followed', tables =>
      tables
        .selectFrom('refresh_token as next')
        .innerJoin('old', 'old.session_id', 'next.session_id')
        .select('next.token')
        .whereRef('next.created_at', '>=', 'old.used_at')
        .whereRef('next.token', '!=', 'old.token')
        .where('next.used_at', 'is not', null)
        .limit(1),
    )
    .updateTable('refresh_token as r')
    .from('old')
    .set(of => ({ used_at: of.fn.coalesce('r.used_at', now) }))
    .whereRef('r.token', '=', 'old.token')
    .returning(of => [
      'r.session_id',
      sql<boolean>`coalesce(old.late, false)`.as('late'),
      of.or([of('r.used_at', '=', NEVER), of.exists(of.selectFrom('followed').select('token'))]).as('followed'),
    ]),
)

const dropUnused = statement<{ sessionId: string }>()((db, { sessionId }) =>
  db
    .updateTable('refresh_token')
    .set({ used_at: NEVER })
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null),
)

/**
 * Marks a token as replaced. Answers its sign-in, and whether somebody else uses it too: it was replaced longer than
 * `grace` seconds ago, and what replaced it was used. While that was not, its answer was lost on a bad line and the token
 * counts once more; what got lost counts no longer, and shows that the token was copied when it turns up after all.
 */
export async function replaceRefreshToken(
  em: EntityManager,
  hash: Buffer,
  grace: number,
): Promise<{ session_id: string; reused: boolean } | undefined> {
  const [old] = await replace(em, { hash, grace })
  if (!old) return undefined
  const { session_id, late, followed } = old
  if (late && !followed) await dropUnused(em, { sessionId: session_id })
  return { session_id, reused: late && Boolean(followed) }
}

const find = statement<{ hash: Buffer }>()((db, { hash }) =>
  db.selectFrom('refresh_token').select('session_id').where('token', '=', hash),
)

/** The sign-in that a token belongs to. */
export async function sessionOfToken(em: EntityManager, hash: Buffer): Promise<string | undefined> {
  const [found] = await find(em, { hash })
  return found?.session_id
}

const findImpersonation = statement<{ hash: Buffer; grace: number }>()((db, { hash, grace }) =>
  db
    .selectFrom('refresh_token as t')
    .innerJoin('session as s', 's.id', 't.session_id')
    .select('s.id')
    .where('t.token', '=', hash)
    .where('s.actor_id', 'is not', null)
    .where(of => of.or([of('t.used_at', 'is', null), of('t.used_at', '>', ago(sql`make_interval(secs => ${grace})`))])),
)

/** The working as somebody else that a token belongs to, unless it was replaced longer than `grace` seconds ago. */
export async function impersonationOfToken(
  em: EntityManager,
  hash: Buffer,
  grace: number,
): Promise<string | undefined> {
  const [found] = await findImpersonation(em, { hash, grace })
  return found?.id
}

const forget = statement<{ sessionId: string }>()((db, { sessionId }) =>
  db.deleteFrom('refresh_token').where('session_id', '=', sessionId),
)

/** Takes the tokens of a sign-in away. */
export async function forgetRefreshTokens(em: EntityManager, sessionId: string): Promise<void> {
  await forget(em, { sessionId })
}
