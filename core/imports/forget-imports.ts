import { run } from '@core/db/sql'
import { job } from '@core/events/event'
import { deleteFiles } from '@core/files/delete-files'

/** Days that a file waits to be imported, and that an import can be taken back. */
const WAITING_DAYS = 7
const KEPT_DAYS = 90

/** Every night: files that nobody imported go, and of old imports the rows and the file; who imported what, and how much, stays. */
export const forgetImports = job(
  'core.forget-imports',
  async (_, context) => {
    const { id } = context.company
    const unused = await run<{ file_key: string | null }>(
      context.em,
      `delete from importfile where company_id = ? and started_at is null and updated_at < now() - interval '${WAITING_DAYS} days'
       returning file_key`,
      [id],
    )
    const old = await run<{ file_key: string | null }>(
      context.em,
      `with old as (
         select f.id, f.file_key, (select coalesce(jsonb_object_agg(status, n), '{}') from (
             select status, count(*) as n from importrow r where r.company_id = f.company_id and r.importfile_id = f.id group by 1) c) as counts
         from importfile f where company_id = ? and counts is null and started_at < now() - interval '${KEPT_DAYS} days'
       ), gone as (
         delete from importrow where company_id = ? and importfile_id in (select id from old)
       )
       update importfile f set counts = old.counts, file_key = null from old where f.company_id = ? and f.id = old.id
       returning old.file_key`,
      [id, id, id],
    )
    const keys = [...unused, ...old].flatMap(({ file_key }) => file_key ?? [])
    if (keys.length) context.enqueue(deleteFiles, { keys })
  },
  { dailyAt: 4 },
)
