import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { now, statement } from '../statement'

const insert = statement<{ hash: Buffer; sessionId: string }>()((db, { hash, sessionId }) =>
  db.insertInto('refresh_token').values({ token: hash, session_id: sessionId, created_at: now }),
)

/** Lets a token, of which only its SHA-256 is kept, renew a sign-in. */
export async function keepRefreshToken(em: EntityManager, hash: Buffer, sessionId: string): Promise<void> {
  await insert(em, { hash, sessionId })
}

const replace = statement<{ hash: Buffer; grace: number }>()((db, { hash, grace }) =>
  db
    .with('old', tables =>
      tables.selectFrom('refresh_token').select(['token', 'used_at']).where('token', '=', hash).forUpdate(),
    )
    .updateTable('refresh_token as r')
    .from('old')
    .set(of => ({ used_at: of.fn.coalesce('r.used_at', now) }))
    .whereRef('r.token', '=', 'old.token')
    .returning([
      'r.session_id',
      sql<boolean>`coalesce(old.used_at < now() - make_interval(secs => ${grace}), false)`.as('reused'),
    ]),
)

/** Marks a token as replaced. Answers its sign-in, and whether it was replaced before, longer than `grace` seconds ago. */
export async function replaceRefreshToken(
  em: EntityManager,
  hash: Buffer,
  grace: number,
): Promise<{ session_id: string; reused: boolean } | undefined> {
  const [old] = await replace(em, { hash, grace })
  return old
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
    .where(of =>
      of.or([of('t.used_at', 'is', null), of('t.used_at', '>', sql<string>`now() - make_interval(secs => ${grace})`)]),
    ),
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
