import type { EntityManager } from '../orm'
import { run } from '../sql'

/** Forgets what of signing in has run out: sign-ins, tokens older than `days`, tries and links in mails. */
export async function tidySignIns(em: EntityManager, days: number): Promise<void> {
  await run(em, `delete from session where expires_at < now() - interval '1 day'`)
  await run(
    em,
    `delete from refresh_token t where t.created_at < now() - make_interval(days => ?) or not exists (select 1 from session s where s.id = t.session_id)`,
    [days],
  )
  await run(em, `delete from attempt where until < now()`)
  await run(em, `delete from password_reset where expires_at < now()`)
}
