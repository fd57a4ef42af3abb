import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { now, statement } from '../statement'

const findZones = statement()(db =>
  db.selectFrom('company').select('time_zone').distinct().where('deleted_at', 'is', null),
)

/** The time zones in which there are companies. */
export async function companyZones(em: EntityManager): Promise<string[]> {
  const companies = await findZones(em, {})
  return companies.map(({ time_zone }) => time_zone)
}

/** A daily job whose hour has come in a time zone, on the day that it is there. */
export interface DueRun {
  readonly name: string
  readonly zone: string
  readonly day: string
}

const plan = statement<{ due: string }>()((db, { due }) =>
  db
    .with('due', tables =>
      tables
        .selectFrom(sql<DueRun>`jsonb_to_recordset(${due}::jsonb)`.as<'d'>(sql`d(name text, zone text, day date)`))
        .innerJoin('company as c', on => on.onRef('c.time_zone', '=', 'd.zone').on('c.deleted_at', 'is', null))
        .select(['c.id as company_id', 'd.name', 'd.day'])
        .where(of =>
          of.not(
            of.exists(
              of
                .selectFrom('daily_run as r')
                .select('r.name')
                .whereRef('r.company_id', '=', 'c.id')
                .whereRef('r.name', '=', 'd.name')
                .whereRef('r.day', '>=', 'd.day'),
            ),
          ),
        ),
    )
    .with('planned', tables =>
      tables
        .insertInto('daily_run')
        .columns(['company_id', 'name', 'day'])
        .expression(of => of.selectFrom('due').select(['company_id', 'name', 'day']))
        .onConflict(had =>
          had
            .columns(['company_id', 'name'])
            .doUpdateSet(of => ({ day: of.ref('excluded.day') }))
            .whereRef('daily_run.day', '<', 'excluded.day'),
        )
        .returning(['company_id', 'name']),
    )
    .insertInto('outbox')
    .columns(['company_id', 'name', 'payload', 'created_at', 'run_at'])
    .expression(of =>
      of
        .selectFrom('planned')
        .select(['company_id', 'name', sql<object>`'{}'::jsonb`.as('payload'), now.as('created_at'), now.as('run_at')])
        .orderBy('company_id')
        .orderBy('name'),
    ),
)

/** Writes these jobs to the outbox for every company of their zone that has not had them on that day: once, whoever else does the same. */
export async function planRuns(em: EntityManager, due: readonly DueRun[]): Promise<void> {
  await plan(em, { due: JSON.stringify(due) })
}
