import { createHash } from 'node:crypto'
import type { Limit } from '@core/context/call'
import { Problem } from '@core/context/problem'
import { countAttempt, forgetTries } from '@core/db/auth/attempts'
import { withPlatform } from '@core/db/tenant'
import type { Platform } from '@core/platform/platform'

/** Limit for the current user's own password, wherever it is asked again. */
export const OWN_PASSWORD = { of: 'own password', most: 5, seconds: 60 } as const

const keyOf = (what: string) => createHash('sha256').update(what).digest()

/**
 * Claims one try before the work is done, so that tries at the same moment count as well (G-LOGIN).
 *
 * @throws Problem 429 with the seconds to wait once `most` tries in `seconds` are used up
 */
export async function claimAttempt(
  platform: Pick<Platform, 'orm'>,
  what: string,
  { most, seconds, text = 'core.too_many_attempts' }: Limit = { most: 5, seconds: 60 },
): Promise<void> {
  const row = await withPlatform(platform.orm, em => countAttempt(em, keyOf(what), seconds))
  if (!row || row.tries <= most) return
  const n = Math.max(1, row.wait)
  throw new Problem(429, text, { values: { n }, headers: { 'retry-after': String(n) } })
}

/** Forgets all tries of a key after a success. */
export const forgetAttempts = (platform: Platform, what: string): Promise<unknown> =>
  withPlatform(platform.orm, em => forgetTries(em, keyOf(what)))
