import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { ago, now, statement } from '../statement'

const tidy = [
  statement<{ days: number }>()(db => db.deleteFrom('session').where('expires_at', '<', ago(sql`interval '1 day'`))),
  statement<{ days: number }>()((db, { days }) =>
    db
      .deleteFrom('refresh_token as t')
      .where(of =>
        of.or([
          of('t.created_at', '<', ago(sql`make_interval(days => ${days})`)),
          of.not(of.exists(of.selectFrom('session as s').select('s.id').whereRef('s.id', '=', 't.session_id'))),
        ]),
      ),
  ),
  statement<{ days: number }>()(db => db.deleteFrom('attempt').where('until', '<', now)),
  statement<{ days: number }>()(db => db.deleteFrom('password_reset').where('expires_at', '<', now)),
]

/** Forgets what of signing in has run out: sign-ins, tokens older than `days`, tries and links in mails. */
export async function tidySignIns(em: EntityManager, days: number): Promise<void> {
  for (const send of tidy) await send(em, { days })
}
