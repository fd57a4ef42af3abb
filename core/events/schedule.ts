import { run } from '@core/db/sql'
import { withPlatform } from '@core/db/tenant'
import type { Platform } from '@core/platform'
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
    const zones = await run<{ time_zone: string }>(
      em,
      'select distinct time_zone from company where deleted_at is null',
    )
    const due = zones.flatMap(zone => {
      // A name that a later release of the clock dropped keeps nobody else from their day.
      const clock = isTimeZone(zone.time_zone) ? zone : DUTCH
      return jobs
        .filter(({ dailyAt }) => hourOf(now, clock) >= dailyAt)
        .map(({ name }) => ({ name, zone: zone.time_zone, day: dayOf(now, clock) }))
    })
    if (!due.length) return
    await run(
      em,
      `with due as (
         select c.id as company_id, d.name, d.day from jsonb_to_recordset(?::jsonb) as d(name text, zone text, day date)
         join company c on c.time_zone = d.zone and c.deleted_at is null
         where not exists (select from daily_run r where r.company_id = c.id and r.name = d.name and r.day >= d.day)
       ), planned as (
         insert into daily_run (company_id, name, day) select company_id, name, day from due
         on conflict (company_id, name) do update set day = excluded.day where daily_run.day < excluded.day
         returning company_id, name
       )
       insert into outbox (company_id, name, payload, created_at, run_at)
       select company_id, name, '{}'::jsonb, now(), now() from planned order by company_id, name`,
      [JSON.stringify(due)],
    )
  })
}
