import type { Reader } from '../reader'
import { run } from '../sql'

interface Forgotten {
  readonly file_key: string | null
}

const keysOf = (files: readonly Forgotten[]) => files.flatMap(({ file_key }) => file_key ?? [])

/** Forgets files that nobody imported within so many days. Answers the keys of their bytes. */
export async function forgetWaiting({ em, company }: Reader, days: number): Promise<string[]> {
  return keysOf(
    await run<Forgotten>(
      em,
      `delete from importfile where company_id = ? and started_at is null and updated_at < now() - make_interval(days => ?)
       returning file_key`,
      [company.id, days],
    ),
  )
}

/** Forgets the rows of imports from before so many days, but for how many there were of each status. Answers the keys of their files. */
export async function forgetRows({ em, company }: Reader, days: number): Promise<string[]> {
  return keysOf(
    await run<Forgotten>(
      em,
      `with old as (
         select f.id, f.file_key, (select coalesce(jsonb_object_agg(status, n), '{}') from (
             select status, count(*) as n from importrow r where r.company_id = f.company_id and r.importfile_id = f.id group by 1) c) as counts
         from importfile f where company_id = ? and counts is null and started_at < now() - make_interval(days => ?)
       ), gone as (
         delete from importrow where company_id = ? and importfile_id in (select id from old)
       )
       update importfile f set counts = old.counts, file_key = null from old where f.company_id = ? and f.id = old.id
       returning old.file_key`,
      [company.id, days, company.id, company.id],
    ),
  )
}
