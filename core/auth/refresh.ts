import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@core/db/orm'
import { run } from '@core/db/sql'

/** Days that a sign-in lasts without being used. */
export const REFRESH_DAYS = 14
/** Two tabs may renew at the same moment; within these seconds a replaced token still counts once more. */
const GRACE_SECONDS = 10

const sha256 = (token: string) => createHash('sha256').update(token).digest()

/** Starts a sign-in, or continues one under `family`; answers the opaque token for the cookie. */
export async function issueRefresh(
  em: EntityManager,
  companyId: number,
  userId: number,
  family: string = crypto.randomUUID(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await run(
    em,
    `insert into refresh_token (token, family, company_id, user_id, created_at, expires_at) values (?, ?, ?, ?, now(), now() + interval '${REFRESH_DAYS} days')`,
    [sha256(token), family, companyId, userId],
  )
  return token
}

/** Replaces a token. A token that was replaced before ends the whole sign-in: somebody copied it. */
export async function rotateRefresh(
  em: EntityManager,
  token: string,
): Promise<{ token: string; companyId: number; userId: number } | undefined> {
  const [row] = await run<{ family: string; company_id: string; user_id: string; reused: boolean }>(
    em,
    `with old as (select token, used_at from refresh_token where token = ? and expires_at > now() for update)
     update refresh_token r set used_at = coalesce(r.used_at, now()) from old where r.token = old.token
     returning r.family, r.company_id, r.user_id, old.used_at < now() - interval '${GRACE_SECONDS} seconds' as reused`,
    [sha256(token)],
  )
  if (!row) return undefined
  if (row.reused) {
    await run(em, `delete from refresh_token where family = ?`, [row.family])
    return undefined
  }
  const companyId = Number(row.company_id)
  const userId = Number(row.user_id)
  return { token: await issueRefresh(em, companyId, userId, row.family), companyId, userId }
}

/** Ends the sign-in that this token belongs to. */
export async function endRefresh(em: EntityManager, token: string): Promise<void> {
  await run(em, `delete from refresh_token where family in (select family from refresh_token where token = ?)`, [
    sha256(token),
  ])
}

/** Ends every sign-in of a user. */
export async function endAllRefreshes(em: EntityManager, companyId: number, userId: number): Promise<void> {
  await run(em, `delete from refresh_token where company_id = ? and user_id = ?`, [companyId, userId])
}
