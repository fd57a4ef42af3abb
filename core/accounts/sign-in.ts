import type { Caller } from '@core/context/caller'
import type { LivingSession } from '@core/db/auth/sessions'
import { withPlatform, withTenant } from '@core/db/tenant'
import { tokenResponse } from '@core/http/cookies'
import type { Platform } from '@core/platform/platform'
import { currentUserOf } from '@core/users/current-user'
import { startSession } from './refresh'

/** A signed access token for a living user of a living company, or `undefined`. */
export async function accessTokenFor(platform: Platform, session: LivingSession): Promise<string | undefined> {
  const { companyId, userId, actor } = session
  const shown = await withTenant(platform.orm, companyId, em =>
    currentUserOf(em, platform.assembly, companyId, userId, actor),
  )
  return shown && platform.tokens.sign({ companyId, userId, sessionId: session.id }, shown, session)
}

/** Starts a sign-in: answers `{ token }` and sets its cookies; nothing when user or company is gone. */
export async function signIn(
  platform: Platform,
  who: { companyId: number; userId: number },
  caller: Caller,
): Promise<Response | undefined> {
  const session = await withPlatform(platform.orm, em => startSession(em, who, caller))
  const token = await accessTokenFor(platform, session)
  return token ? tokenResponse(token, session, caller) : undefined
}
