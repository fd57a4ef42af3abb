import { takeBackLost } from '@core/db/events/effects'
import { withPlatform } from '@core/db/tenant'
import type { Platform } from '@core/platform/platform'

/** Age at which all retries of a delivery are over, and how far back lost ones are looked for. */
const LOST_AFTER = '10 minutes'
const LOOKED_BACK = '3 hours'

/**
 * Enqueues deliveries again that reached the queue but no handler: a crashed Redis forgets the last second, or
 * everything. The queue ignores ids that it still knows, and the effects table stops a second run.
 */
export async function handOverLost(
  platform: Platform,
  expected: readonly { name: string; count: number }[],
): Promise<void> {
  await withPlatform(platform.orm, em => takeBackLost(em, expected, { since: LOOKED_BACK, until: LOST_AFTER }))
}
