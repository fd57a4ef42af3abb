import type { ModuleTag } from '@core/context/modules'
import { entriesOf } from '@core/context/port'
import { insertRows } from '@core/db/insert'
import type { EntityManager } from '@core/db/orm'
import type { Reader } from '@core/db/reader'
import { inOtherCompany, withPlatform } from '@core/db/tenant'
import type { Platform } from '@core/platform/platform'
import type { Assembly } from '@core/plugin/assembly'
import { asLogin, listLogins } from '@core/users/logins'
import { User } from '@core/users/user'
import { beginnings } from './beginnings'
import { Company } from './company'
import { CompanyModule } from './company-module'
import { CompanySettings } from './company-settings'

/** A user as made by the kernel: what sign-in needs, and whatever else. */
export interface NewUser extends Record<string, unknown> {
  name: string
  email: string
  password_hash: string
  role: number
}

interface NewCompany extends Record<string, unknown> {
  name: string
  modules: readonly ModuleTag[]
  settings?: Record<string, unknown>
}

/** Makes a company with its modules, its settings and what it starts with, in the transaction of `em`. */
export async function createCompanyRecord(
  { em }: Pick<Reader, 'em'>,
  { entries }: Pick<Assembly, 'entries'>,
  { modules, settings, ...fields }: NewCompany,
): Promise<number> {
  const company = em.create(Company, { ...fields })
  await em.persist(company).flush()
  for (const module of modules) em.persist(em.create(CompanyModule, { company_id: company.id, module }))
  await em.flush()
  const started = entriesOf(entries, beginnings)
  await inOtherCompany(em, company.id, async () => {
    await insertRows({ em, company }, CompanySettings, [{ appname: company.name, ...settings }])
    for (const { entity, rows } of started) await insertRows({ em, company }, entity, rows)
  })
  return company.id
}

/** Makes a company outside any request. The first company of a database is the platform's own. */
export const createCompany = (platform: Pick<Platform, 'orm' | 'assembly'>, company: NewCompany): Promise<number> =>
  withPlatform(platform.orm, em => createCompanyRecord({ em }, platform.assembly, company))

/** Makes a user who can sign in with the e-mail address; answers nothing when the address is taken (G-REG). */
export async function createUser(em: EntityManager, companyId: number, fields: NewUser): Promise<number | undefined> {
  const email = asLogin(fields.email)
  const user = em.create(User, { username: email, ...fields, email, company_id: companyId })
  await em.persist(user).flush()
  const free = await listLogins(em, companyId, user)
  if (!free) await em.remove(user).flush()
  return free ? user.id : undefined
}
