import { createHash } from 'node:crypto'
import type { Limit } from '@core/context/call'
import { Problem } from '@core/context/problem'
import { countAttempt, forgetTries, takeTryBack } from '@core/db/auth/attempts'
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
  const count = Math.max(1, row.wait)
  throw new Problem(429, text, { values: { count }, headers: { 'retry-after': String(count) } })
}

/** Counts one of `of` and answers how many there were in a stretch of `seconds`, for what is slowed down and not refused. */
export async function countOf(platform: Pick<Platform, 'orm'>, of: string, seconds: number): Promise<number> {
  const row = await withPlatform(platform.orm, em => countAttempt(em, keyOf(of), seconds))
  return row?.tries ?? 0
}

/** Forgets all tries of one key and takes one of others back: a success is no failure, and hides none of them. */
export const forgiveAttempt = (
  platform: Pick<Platform, 'orm'>,
  { forget, takeBack }: { forget: string; takeBack: readonly string[] },
): Promise<void> =>
  withPlatform(platform.orm, async em => {
    await forgetTries(em, keyOf(forget))
    for (const what of takeBack) await takeTryBack(em, keyOf(what))
  })
