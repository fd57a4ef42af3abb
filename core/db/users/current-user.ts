import type { Language, ModuleTag } from '@core/context/modules'
import type { EntityManager } from '../orm'
import { run } from '../sql'

/** What one page load wants to know of a user, their company and its settings. */
export interface CurrentUserRow {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly nameprefix: string | null
  readonly surname: string | null
  readonly email: string
  readonly phone: string | null
  readonly role: number
  readonly user_type: string
  readonly altDashboard: string
  readonly language: Language | null
  readonly module_blacklist: ModuleTag[]
  readonly simplemode: number
  readonly companyname: string
  readonly time_zone: string
  readonly appdescription: string | null
  readonly experimental: Record<string, boolean> | null
  readonly brand_button_color: string | null
  readonly logo_key: string | null
  readonly modules: ModuleTag[] | null
}

/** A user of the company of the transaction in one statement; nothing when either is gone. */
export async function findCurrentUser(em: EntityManager, userId: number): Promise<CurrentUserRow | undefined> {
  const [found] = await run<CurrentUserRow>(
    em,
    `select u.id, u.username, u.name, u.nameprefix, u.surname, u.email, u.phone, u.role, u.user_type, u."altDashboard", u.language, u.module_blacklist, u.simplemode,
       c.name as companyname, c.time_zone, s.appdescription, s.experimental, s.brand_button_color, s.logo_key,
       (select array_agg(m.module) from company_module m where m.company_id = c.id) as modules
     from "user" u join company c on c.id = u.company_id left join companysettings s on s.company_id = u.company_id
     where u.id = ? and u.deleted_at is null and c.deleted_at is null`,
    [userId],
  )
  return found
}
