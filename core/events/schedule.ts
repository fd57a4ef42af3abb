import { companyZones, planRuns } from '@core/db/events/daily-runs'
import { withPlatform } from '@core/db/tenant'
import type { Platform } from '@core/platform/platform'
import { isTimeZone } from '@core/time/time-zone'
import { DUTCH, dayOf, hourOf } from '@core/time/today'

/**
 * Plans the daily jobs of every company that has not had them on its own calendar day, once their hour has come on its
 * own clock: an hour that the clock skips comes with the next one, and one that it shows twice counts once. What time
 * it is where is worked out here, because the database may know other time zones than the forms take.
 */
export async function planDailyJobs(platform: Platform, now = new Date()): Promise<void> {
  const jobs = [...platform.assembly.jobs.values()].flatMap(({ job: { name, dailyAt } }) =>
    dailyAt === undefined ? [] : [{ name, dailyAt }],
  )
  if (!jobs.length) return
  await withPlatform(platform.orm, async em => {
    const zones = await companyZones(em)
    const due = zones.flatMap(zone => {
      // Fall back to Dutch time for a zone name that this runtime no longer knows: other companies must get their jobs.
      const clock = isTimeZone(zone) ? { time_zone: zone } : DUTCH
      return jobs
        .filter(({ dailyAt }) => hourOf(now, clock) >= dailyAt)
        .map(({ name }) => ({ name, zone, day: dayOf(now, clock) }))
    })
    if (due.length) await planRuns(em, due)
  })
}
