import { run } from '@core/db/sql'
import { withPlatform } from '@core/db/tenant'
import type { Platform } from '@core/platform'
import { ZONE } from '@core/time/today'

/** One process at a time plans the day. */
const LOCK = 7_391_205

/** Plans today's daily jobs for every company that has not had them, once their hour has come (Europe/Amsterdam). */
export async function planDailyJobs(platform: Platform, now = new Date()): Promise<void> {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' }).format(now),
  )
  const due = [...platform.assembly.jobs.values()].flatMap(({ job }) =>
    job.dailyAt !== undefined && hour >= job.dailyAt ? [job.name] : [],
  )
  if (!due.length) return
  await withPlatform(platform.orm, async em => {
    const [lock] = await run<{ ours: boolean }>(em, `select pg_try_advisory_xact_lock(${LOCK}) as ours`)
    if (!lock?.ours) return
    for (const name of due) {
      await run(
        em,
        `insert into outbox (company_id, name, payload, created_at, run_at)
         select c.id, ?::text, '{}'::jsonb, now(), now() from company c where c.deleted_at is null and not exists (
           select 1 from outbox o where o.company_id = c.id and o.name = ? and o.created_at >= date_trunc('day', now() at time zone '${ZONE}') at time zone '${ZONE}')`,
        [name, name],
      )
    }
  })
}
