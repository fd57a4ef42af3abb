import { run } from '@core/db/sql'
import { withPlatform, withTenant } from '@core/db/tenant'
import type { Platform } from '@core/platform'
import { currentUserOf } from '@core/users/current-user'
import { issueRefresh, REFRESH_DAYS } from './refresh'

export const REFRESH_COOKIE = 'vakwerk_refresh'

/** A signed access token for a living user of a living company, or `undefined`. */
export async function accessTokenFor(
  platform: Platform,
  companyId: number,
  userId: number,
  actorId: number | null,
): Promise<string | undefined> {
  const shown = await withTenant(platform.orm, companyId, em => currentUserOf(em, platform.assembly, companyId, userId))
  return shown && platform.tokens.sign({ userId, companyId, actorId }, shown)
}

/** Answers `{ token }` and sets the refresh cookie of a new sign-in. */
export async function signIn(
  platform: Platform,
  companyId: number,
  userId: number,
  secure: boolean,
): Promise<Response | undefined> {
  const token = await accessTokenFor(platform, companyId, userId, null)
  if (!token) return undefined
  const refresh = await withPlatform(platform.orm, async em => {
    await run(em, `delete from refresh_token where company_id = ? and user_id = ? and expires_at < now()`, [
      companyId,
      userId,
    ])
    return issueRefresh(em, companyId, userId)
  })
  return tokenResponse(token, refresh, secure)
}

/** `{ token }` with the refresh token in a cookie that scripts cannot read. */
export const tokenResponse = (token: string, refresh: string, secure: boolean): Response =>
  Response.json({ token }, { headers: { 'set-cookie': cookie(refresh, REFRESH_DAYS * 86_400, secure) } })

/** An answer that takes the refresh cookie away. */
export const signedOutResponse = (secure: boolean): Response =>
  Response.json({ message: 'ok' }, { headers: { 'set-cookie': cookie('', 0, secure) } })

/** The refresh token that came with a request. */
export function refreshTokenOf(request: Request): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/).map(pair => pair.split('='))
  return pairs.find(([name]) => name === REFRESH_COOKIE || name === `__Host-${REFRESH_COOKIE}`)?.[1] || undefined
}

/** Whether the browser reached us over HTTPS, directly or through the proxy. */
export const isSecure = (request: Request): boolean =>
  request.headers.get('x-forwarded-proto') === 'https' || request.url.startsWith('https:')

const cookie = (value: string, seconds: number, secure: boolean) =>
  `${secure ? '__Host-' : ''}${REFRESH_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure ? '; Secure' : ''}`
