import type { Reader } from '../reader'
import { statement } from '../statement'
import { ownedModules, trialUntil } from '../tenancy/owned-modules'

const find = statement<{ companyId: number; userId: number }>()((db, { companyId, userId }) =>
  db
    .selectFrom('user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .leftJoin('companysettings as s', 's.company_id', 'u.company_id')
    .select([
      'u.id',
      'u.version',
      'u.username',
      'u.name',
      'u.nameprefix',
      'u.surname',
      'u.email',
      'u.phone',
      'u.role',
      'u.user_type',
      'u.altDashboard',
      'u.language',
      'u.module_blacklist',
      'u.simplemode',
      'c.name as companyname',
      'c.time_zone',
      's.appdescription',
      's.experimental',
      's.brand_button_color',
      's.logo_key',
      ownedModules.as('modules'),
      trialUntil.as('trial_until'),
    ])
    .where('u.company_id', '=', companyId)
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null),
)

/** What one page load wants to know of a user, their company and its settings. */
export type CurrentUserRow = Awaited<ReturnType<typeof find>>[number]

/** A user in one statement; nothing when they or the company are gone. */
export async function findCurrentUser({ em, company }: Reader, userId: number): Promise<CurrentUserRow | undefined> {
  const [found] = await find(em, { companyId: company.id, userId })
  return found
}
