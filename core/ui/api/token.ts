import { takeHeadStart } from '../host/taken-head-start.ts'
import { Problem, problemFrom } from './problem.ts'

/**
 * The access token lives in memory only: a script that gets hold of the page's storage finds nothing.
 * A reload gets a new one through the refresh cookie, which scripts cannot read.
 */
let token: string | null = null
/** Milliseconds that the clock of this device is ahead of the server's, seen when the token came. */
let aheadMs = 0
let refreshing: Promise<boolean> | null = null
const signedOutListeners = new Set<() => void>()

/** Refresh this long before the token ends, so that no call travels with a token that dies on the way. */
const marginMs = 30_000

export function setToken(value: string | null): void {
  token = value
  aheadMs = value === null ? 0 : Date.now() - (issuedAt(value) ?? Date.now())
}

/** The token to send, refreshed first when it is about to end; null when nobody is signed in. */
export async function freshToken(now = Date.now()): Promise<string | null> {
  if (token === null ? !unseen : expiresAt(token) + aheadMs - now >= marginMs) return token
  // Without a connection only what the device kept is told, whatever the token.
  await refreshInTime().catch(unlessUnreachable)
  if (token === null && !unseen) endSession()
  return token
}

/** True between a start without a connection and the first renewal of the session. */
let unseen = false
/** Milliseconds that a device which kept something waits for a line that is there and says nothing. */
const patienceMs = 6000

/**
 * {@link refresh}, with an end for a device that can do without.
 *
 * @throws {Problem} when the server could not tell, or said nothing for six seconds
 */
export function refreshInTime(): Promise<boolean> {
  const silence = new Promise<never>((_, fail) => setTimeout(() => fail(new Problem(0)), patienceMs))
  return Promise.race([refresh(), silence])
}

/** Goes on with the session of a device that has no connection; it is renewed as soon as there is one. */
export function startUnseen(): void {
  unseen = true
}

function unlessUnreachable(error: unknown): void {
  if (!(error instanceof Problem) || !error.unreachable) throw error
}

/**
 * Asks for a new access token; callers at the same moment share one call. Answers whether somebody is signed in.
 *
 * @throws {Problem} when the server could not tell: a fault or no connection is not a sign-out
 */
export function refresh(): Promise<boolean> {
  refreshing ??= askForToken().finally(() => {
    refreshing = null
  })
  return refreshing
}

/** Called when the session turns out to have ended: the hosts go to the sign-in page. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener)
  return () => signedOutListeners.delete(listener)
}

export function endSession(): void {
  token = null
  for (const listener of signedOutListeners) listener()
}

async function askForToken(): Promise<boolean> {
  if (!hasSession()) {
    token = null
    return false
  }
  const asked =
    takeHeadStart('refresh') ?? fetch('/api/authenticate/refresh', { method: 'POST', credentials: 'same-origin' })
  const response = await asked.catch(() => {
    throw new Problem(0)
  })
  if (response.status === 401 || response.status === 403) {
    token = null
    unseen = false
    return false
  }
  if (!response.ok) throw await problemFrom(response)
  // The line broke before all of it came: the next one who asks renews it.
  const body = (await response.json().catch(() => null)) as { token: string } | null
  if (!body) throw new Problem(0)
  setToken(body.token)
  unseen = false
  return true
}

/** The server marks a browser that has something to renew, so that a visitor's does not ask in vain. */
export const hasSession = (): boolean => document.cookie.split('; ').includes('signed_in=1')

/** Milliseconds since 1970 at which a JWT ends; a token we cannot read counts as long-lived, the server decides. */
export function expiresAt(jwt: string): number {
  const { exp } = claimsOf(jwt)
  return exp ? exp * 1000 : Number.POSITIVE_INFINITY
}

const issuedAt = (jwt: string): number | undefined => {
  const { iat } = claimsOf(jwt)
  return iat ? iat * 1000 : undefined
}

function claimsOf(jwt: string): { exp?: number; iat?: number } {
  const payload = jwt.split('.')[1]
  if (!payload) return {}
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number; iat?: number }
  } catch {
    return {}
  }
}
