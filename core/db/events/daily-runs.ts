import type { EntityManager } from '../orm'
import { run } from '../sql'

/** The time zones in which there are companies. */
export async function companyZones(em: EntityManager): Promise<string[]> {
  const rows = await run<{ time_zone: string }>(em, 'select distinct time_zone from company where deleted_at is null')
  return rows.map(({ time_zone }) => time_zone)
}

/** A daily job whose hour has come in a time zone, on the day that it is there. */
export interface DueRun {
  readonly name: string
  readonly zone: string
  readonly day: string
}

/** Writes these jobs to the outbox for every company of their zone that has not had them on that day: once, whoever else does the same. */
export async function planRuns(em: EntityManager, due: readonly DueRun[]): Promise<void> {
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
}
