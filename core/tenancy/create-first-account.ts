import { hashPassword } from '@core/accounts/password'
import type { ModuleTag } from '@core/context/modules'
import { inOtherCompany, withPlatform } from '@core/db/tenant'
import type { Platform } from '@core/platform/platform'
import { ADMINISTRATOR } from '@core/users/last-administrator'
import { companyDirectory } from './company-directory'
import { createCompanyRecord, createUser } from './create-company'

interface FirstAccount {
  readonly company: string
  readonly name: string
  readonly email: string
  readonly password: string
}

/** What a company starts with (G-SEED). */
export const STARTING: readonly ModuleTag[] = ['BASIS', 'CRM', 'SETTINGS']

/**
 * Makes a company with an administrator from the command line of an operator. The first company of a database is the
 * platform's own and owns everything: from there the others get their modules.
 *
 * @throws Error when somebody signs in with this address already, or it is none; nothing is made then
 */
export async function createFirstAccount(
  platform: Pick<Platform, 'orm' | 'assembly'>,
  account: FirstAccount,
): Promise<{ companyId: number; modules: readonly ModuleTag[] }> {
  if (!/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(account.email))
    throw new Error(`${account.email} is geen e-mailadres`)
  const password_hash = await hashPassword(account.password)
  return withPlatform(platform.orm, async em => {
    const { company: name, email } = account
    const companyId = await createCompanyRecord({ em }, platform.assembly, { name, email, modules: STARTING })
    const modules = companyId === 1 ? [...platform.assembly.modules.values()].map(({ tag }) => tag) : STARTING
    for (const module of modules)
      if (!STARTING.includes(module)) await companyDirectory.own({ em }, companyId, module, true)
    const userId = await inOtherCompany(em, companyId, () =>
      createUser(em, companyId, { name: account.name, email: account.email, role: ADMINISTRATOR, password_hash }),
    )
    if (!userId) throw new Error(`Er is al een gebruiker met ${account.email}`)
    return { companyId, modules }
  })
}
