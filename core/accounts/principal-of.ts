import { useApiToken } from '@core/db/auth/credentials'
import { locate } from '@core/db/tenancy/directory'
import { withPlatform, withTenant } from '@core/db/tenant'
import type { Platform, Principal } from '@core/platform/platform'
import { API_TOKEN_PREFIX } from './api-token'

/** Kind of the directory entries of API tokens. */
export const API_TOKEN = 'api-token'

/** Whom a bearer token speaks for: a sign-in, or an API token wherever a sign-in is good. */
export const principalOf = (platform: Platform, token: string): Promise<Principal | undefined> =>
  token.startsWith(API_TOKEN_PREFIX) ? apiTokenPrincipal(platform, token) : platform.tokens.verify(token)

/** For whom a living API token speaks; its last use is written at most once a minute. */
async function apiTokenPrincipal(platform: Platform, token: string): Promise<Principal | undefined> {
  if (token.length > 100) return undefined
  const located = await withPlatform(platform.orm, em => locate(em, [API_TOKEN], token))
  if (!located) return undefined
  const { companyId, recordId } = located
  const used = await withTenant(platform.orm, companyId, em =>
    useApiToken({ em, company: { id: companyId } }, recordId),
  )
  return used && { companyId, ...used }
}
