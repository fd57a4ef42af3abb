import { run } from '@core/db/sql'
import { withPlatform } from '@core/db/tenant'
import type { Platform } from '@core/platform'

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
  await withPlatform(platform.orm, em =>
    run(
      em,
      `update outbox set dispatched_at = null where id in (
         select o.id from outbox o join jsonb_to_recordset(?::jsonb) as x(name text, count int) on x.name = o.name
         where o.dispatched_at between now() - interval '${LOOKED_BACK}' and now() - interval '${LOST_AFTER}'
           and (select count(*) from effect e where e.outbox_id = o.id) < x.count
           and not exists (select from dead_letter d where d.outbox_id = o.id))`,
      [JSON.stringify(expected)],
    ),
  )
}
