import { run } from '@core/db/sql'
import { withPlatform, withTenant } from '@core/db/tenant'
import type { Platform, Principal } from '@core/platform'
import { locate } from '@core/tenancy/directory'
import type { Scope } from './scopes'

/** Kind of directory entry of API tokens. */
export const API_TOKEN = 'api-token'

/** For whom a living API token speaks; its last use is written at most once a minute. */
export async function apiTokenPrincipal(platform: Platform, token: string): Promise<Principal | undefined> {
  if (token.length > 100) return undefined
  const located = await withPlatform(platform.orm, em => locate(em, [API_TOKEN], token))
  if (!located) return undefined
  const [row] = await withTenant(platform.orm, located.companyId, em =>
    run<{ user_id: string; scopes: Scope[] }>(
      em,
      `with touched as (update api_token set last_used_at = now()
         where id = ? and (last_used_at is null or last_used_at < now() - interval '1 minute'))
       select user_id, scopes from api_token
         where id = ? and revoked_at is null and (expires_at is null or expires_at > now())`,
      [located.recordId, located.recordId],
    ),
  )
  return row && { companyId: located.companyId, userId: Number(row.user_id), scopes: row.scopes }
}
