import type { Scope } from '@core/context/scopes'
import type { EntityManager } from '../orm'
import { run } from '../sql'

/** What a user of the company of the transaction signs in with. */
export async function findCredentials(
  em: EntityManager,
  userId: number,
): Promise<{ password_hash: string; second_factor: boolean } | undefined> {
  const [user] = await run<{ password_hash: string; second_factor: boolean }>(
    em,
    `select u.password_hash, f.id is not null as second_factor from "user" u
     left join second_factor f on f.company_id = u.company_id and f.user_id = u.id and f.confirmed_at is not null
     where u.id = ? and u.deleted_at is null`,
    [userId],
  )
  return user
}

/** Uses an API token that is still good; that it was used is written at most once a minute. */
export async function useApiToken(
  em: EntityManager,
  id: number,
): Promise<{ userId: number; scopes: readonly Scope[] } | undefined> {
  const [row] = await run<{ user_id: string; scopes: Scope[] }>(
    em,
    `with touched as (update api_token set last_used_at = now()
       where id = ? and (last_used_at is null or last_used_at < now() - interval '1 minute'))
     select user_id, scopes from api_token
       where id = ? and revoked_at is null and (expires_at is null or expires_at > now())`,
    [id, id],
  )
  return row && { userId: Number(row.user_id), scopes: row.scopes }
}
