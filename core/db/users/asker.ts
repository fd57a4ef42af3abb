import type { Language, ModuleTag } from '@core/context/modules'
import type { EntityManager } from '../orm'
import { run } from '../sql'

/** A company, and who of it asks: every column of the user and the sign-in is empty when there is none. */
export interface AskerRow {
  readonly company_name: string
  readonly time_zone: string
  readonly modules: ModuleTag[] | null
  readonly id: string | null
  readonly name: string
  readonly nameprefix: string | null
  readonly surname: string | null
  readonly email: string
  readonly role: number
  readonly user_type: string
  readonly partner_id: string | null
  readonly language: Language | null
  readonly module_blacklist: ModuleTag[]
  readonly session_id: string | null
  readonly actor_id: string | null
  readonly actor_name: string | null
}

/** Re-reads for each piece of work what its rights follow from, in one statement; nothing when the company is gone. */
export async function findAsker(
  em: EntityManager,
  asker: { companyId: number; userId: number | undefined; sessionId: string | null | undefined },
): Promise<AskerRow | undefined> {
  const [found] = await run<AskerRow>(
    em,
    `select c.name as company_name, c.time_zone, (select array_agg(m.module) from company_module m where m.company_id = c.id) as modules,
       u.id, u.name, u.nameprefix, u.surname, u.email, u.role, u.user_type, u.partner_id, u.language, u.module_blacklist,
       s.id as session_id, s.actor_id, s.actor_name
     from company c left join "user" u on u.company_id = c.id and u.id = ? and u.deleted_at is null
     left join session s on s.id = ? and s.user_id = u.id and s.company_id = c.id and s.paused_at is null and s.expires_at > now()
     where c.id = ? and c.deleted_at is null`,
    [asker.userId ?? 0, asker.sessionId ?? null, asker.companyId],
  )
  return found
}
