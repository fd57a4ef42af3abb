import { sql } from 'kysely'
import type { Reader } from '../reader'
import { ago, statement } from '../statement'

interface Old {
  readonly companyId: number
  readonly days: number
}

const keysOf = (files: readonly { readonly file_key: string | null }[]) =>
  files.flatMap(({ file_key }) => file_key ?? [])

const waiting = statement<Old>()((db, { companyId, days }) =>
  db
    .deleteFrom('importfile')
    .where('company_id', '=', companyId)
    .where('started_at', 'is', null)
    .where('updated_at', '<', ago(sql`make_interval(days => ${days})`))
    .returning('file_key'),
)

/** Forgets files that nobody imported within so many days. Answers the keys of their bytes. */
export async function forgetWaiting({ em, company }: Reader, days: number): Promise<string[]> {
  return keysOf(await waiting(em, { companyId: company.id, days }))
}

const rowsOfOld = statement<Old>()((db, { companyId, days }) =>
  db
    .with('old', tables =>
      tables
        .selectFrom('importfile as f')
        .select([
          'f.id',
          'f.file_key',
          sql<Record<string, number>>`(select coalesce(jsonb_object_agg(status, n), '{}') from (
            select status, count(*) as n from importrow r where r.company_id = f.company_id and r.importfile_id = f.id group by 1) c)`.as(
            'counts',
          ),
        ])
        .where('f.company_id', '=', companyId)
        .where('f.counts', 'is', null)
        .where('f.started_at', '<', ago(sql`make_interval(days => ${days})`)),
    )
    .with('gone', tables =>
      tables
        .deleteFrom('importrow')
        .where('company_id', '=', companyId)
        .where('importfile_id', 'in', of => of.selectFrom('old').select('id')),
    )
    .updateTable('importfile as f')
    .from('old')
    .set(of => ({ counts: of.ref('old.counts'), file_key: null }))
    .where('f.company_id', '=', companyId)
    .whereRef('f.id', '=', 'old.id')
    .returning('old.file_key'),
)

/** Forgets the rows of imports from before so many days, but for how many there were of each status. Answers the keys of their files. */
export async function forgetRows({ em, company }: Reader, days: number): Promise<string[]> {
  return keysOf(await rowsOfOld(em, { companyId: company.id, days }))
}
