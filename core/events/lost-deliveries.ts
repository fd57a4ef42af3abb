import { takeBackLost } from '@core/db/events/effects'
import { withPlatform } from '@core/db/tenant'
import type { Platform } from '@core/platform/platform'

/** Longer than all tries of a delivery take together. */
const LOST_AFTER = '10 minutes'
const LOOKED_BACK = '3 hours'

/**
 * Hands over again what reached the queue and never a handler: a Redis that fell over forgets the last second, or all.
 * What the queue still knows is no second job there, and what was done has its effect.
 */
export async function handOverLost(
  platform: Platform,
  expected: readonly { name: string; count: number }[],
): Promise<void> {
  await withPlatform(platform.orm, em => takeBackLost(em, expected, { since: LOOKED_BACK, until: LOST_AFTER }))
}
