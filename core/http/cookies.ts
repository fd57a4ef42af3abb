import type { Caller } from '@core/context/caller'

export const REFRESH_COOKIE = 'vakwerk_refresh'
/** Tells scripts that there is a session to renew, so that visitors without one do not ask in vain. */
export const MARKER_COOKIE = 'signed_in'

/** The refresh token of a session and its end. */
interface Renewable {
  readonly refresh: string
  readonly expiresAt: Date
}

/** `{ token }` with the refresh token in a cookie that scripts cannot read. */
export function tokenResponse(token: string, session: Renewable, caller: Caller): Response {
  const seconds = Math.max(0, Math.floor((session.expiresAt.getTime() - Date.now()) / 1000))
  return withCookies(Response.json({ token }), session.refresh, seconds, caller)
}

/** An answer that deletes the session cookies. */
export const signedOutResponse = (caller: Caller): Response =>
  withCookies(Response.json({ message: 'ok' }), '', 0, caller)

/** Whether the browser has the marker of a session. */
export const hasMarker = (request: Request): boolean =>
  pairsOf(request).some(([name, value]) => name === MARKER_COOKIE && value === '1')

/** `Set-Cookie` header that deletes the marker after a session has ended. */
export const forgetMarker = (caller: Caller): string => markerCookie('', 0, caller)

/** The refresh token that came with a request. */
export function refreshTokenOf(request: Request): string | undefined {
  const held = pairsOf(request).find(([name]) => name === REFRESH_COOKIE || name === `__Host-${REFRESH_COOKIE}`)
  return held?.[1] || undefined
}

const pairsOf = (request: Request): string[][] =>
  (request.headers.get('cookie') ?? '').split(/;\s*/).map(pair => pair.split('='))

function withCookies(response: Response, refresh: string, seconds: number, caller: Caller): Response {
  const name = `${caller.secure ? '__Host-' : ''}${REFRESH_COOKIE}`
  response.headers.append('set-cookie', `${name}=${refresh}; HttpOnly; ${attributes(seconds, caller)}`)
  response.headers.append('set-cookie', markerCookie(refresh && '1', seconds, caller))
  return response
}

const markerCookie = (value: string, seconds: number, caller: Caller) =>
  `${MARKER_COOKIE}=${value}; ${attributes(seconds, caller)}`

const attributes = (seconds: number, caller: Caller) =>
  `Path=/; SameSite=Strict; Max-Age=${seconds}${caller.secure ? '; Secure' : ''}`
