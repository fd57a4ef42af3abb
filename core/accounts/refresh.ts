import { createHash, randomBytes } from 'node:crypto'
import type { Caller } from '@core/context/caller'
import { endSession } from '@core/db/auth/end-sessions'
import {
  forgetRefreshTokens,
  impersonationOfToken,
  keepRefreshToken,
  replaceRefreshToken,
  sessionOfToken,
} from '@core/db/auth/refresh-tokens'
import {
  insertSession,
  type LivingSession,
  type NewSession,
  prolongSession,
  takeUpParent,
} from '@core/db/auth/sessions'
import type { EntityManager } from '@core/db/orm'

/** Days that a sign-in lasts without being used. */
export const SESSION_DAYS = 14
/** Days after which a sign-in ends whatever happens: a copied device does not stay in for ever. */
export const MOST_SESSION_DAYS = 30
/** Minutes that an administrator may work as somebody else. */
export const IMPERSONATION_MINUTES = 30
/** Seconds in which a replaced token is accepted once more: two tabs may renew at the same moment. */
const GRACE_SECONDS = 10

const sha256 = (token: string) => createHash('sha256').update(token).digest()

/** A sign-in with the opaque token for its cookie. */
export interface Renewable extends LivingSession {
  readonly refresh: string
}

/** Starts a sign-in; with `as` it is an administrator's, who comes back to `as.parentId` afterwards. */
export async function startSession(
  em: EntityManager,
  who: { companyId: number; userId: number },
  caller: Caller,
  as?: NewSession['as'],
): Promise<Renewable> {
  const life = as ? `${IMPERSONATION_MINUTES} minutes` : `${SESSION_DAYS} days`
  return renewable(em, await insertSession(em, { ...who, caller, life, as }))
}

async function renewable(em: EntityManager, session: LivingSession): Promise<Renewable> {
  const refresh = randomBytes(32).toString('base64url')
  await keepRefreshToken(em, sha256(refresh), session.id)
  return { ...session, refresh }
}

/**
 * Replaces a token and keeps its session alive; working as somebody else is never prolonged. A token that is used
 * after what replaced it ends the whole session: somebody copied it.
 */
export async function rotateRefresh(em: EntityManager, token: string, caller: Caller): Promise<Renewable | undefined> {
  const old = await replaceRefreshToken(em, sha256(token), GRACE_SECONDS)
  if (!old) return undefined
  if (old.reused) {
    await endSession(em, old.session_id)
    return undefined
  }
  const session = await prolongSession(em, old.session_id, caller, { days: SESSION_DAYS, mostDays: MOST_SESSION_DAYS })
  return session && renewable(em, session)
}

/** Ends the sign-in that a refresh token belongs to, for signing out. */
export async function endSessionOfToken(em: EntityManager, token: string): Promise<void> {
  const session = await sessionOfToken(em, sha256(token))
  if (session) await endSession(em, session)
}

/** Ends the working as somebody else that this refresh token belongs to, and takes the administrator's own sign-in up again. */
export async function resumeParent(em: EntityManager, token: string): Promise<Renewable | undefined> {
  const child = await impersonationOfToken(em, sha256(token), GRACE_SECONDS)
  if (!child) return undefined
  const parent = await takeUpParent(em, child)
  await forgetRefreshTokens(em, child)
  return parent && renewable(em, parent)
}
