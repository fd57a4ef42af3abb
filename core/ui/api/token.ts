import { takeHeadStart } from '../host/taken-head-start.ts'
import { Problem, problemFrom } from './problem.ts'

/**
 * The access token lives in memory only: a script that gets hold of the page's storage finds nothing.
 * A reload gets a new one through the refresh cookie, which scripts cannot read.
 */
let token: string | null = null
let refreshing: Promise<boolean> | null = null
const signedOutListeners = new Set<() => void>()

/** Refresh this long before the token ends, so that no call travels with a token that dies on the way. */
const marginMs = 30_000

export function setToken(value: string | null): void {
  token = value
}

/** The token to send, refreshed first when it is about to end; null when nobody is signed in. */
export async function freshToken(now = Date.now()): Promise<string | null> {
  if (token !== null && expiresAt(token) - now < marginMs) await refresh()
  return token
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
    return false
  }
  if (!response.ok) throw await problemFrom(response)
  const body = (await response.json()) as { token: string }
  token = body.token
  return true
}

/** The server marks a browser that has something to renew, so that a visitor's does not ask in vain. */
export const hasSession = (): boolean => document.cookie.split('; ').includes('signed_in=1')

/** Milliseconds since 1970 at which a JWT ends; a token we cannot read counts as long-lived, the server decides. */
export function expiresAt(jwt: string): number {
  const payload = jwt.split('.')[1]
  if (!payload) return Number.POSITIVE_INFINITY
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number }
    return claims.exp ? claims.exp * 1000 : Number.POSITIVE_INFINITY
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
