import type { ModuleTag } from '@core/context/modules'
import { entriesOf } from '@core/context/port'
import { insertRows, insertTogether, takeIds } from '@core/db/insert'
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
import { type DeclaredSettings, joined, settingsOfModules } from './module-settings'

/** A user as made by the kernel: what sign-in needs, and whatever else. */
export interface NewUser extends Record<string, unknown> {
  name: string
  email: string
  username?: string
  password_hash: string
  role: number
}

interface NewCompany extends Record<string, unknown> {
  name: string
  modules: readonly ModuleTag[]
  /** Modules it has for some time only. */
  trial?: { readonly modules: readonly ModuleTag[]; readonly until: Date }
  settings?: Record<string, unknown>
}

/** Makes a company with its modules, its settings and what it starts with, in the transaction of `em`. */
export async function createCompanyRecord(
  { em }: Pick<Reader, 'em'>,
  { entries }: Pick<Assembly, 'entries'>,
  { modules, trial, settings = {}, ...fields }: NewCompany,
): Promise<number> {
  const [id] = (await takeIds({ em }, [Company])) as [number]
  const reader = { em, company: { id } }
  await insertTogether(reader, [
    [Company, [{ ...fields, id }]],
    [
      CompanyModule,
      [
        ...modules.map(module => ({ company_id: id, module, trial_until: null })),
        ...(trial?.modules ?? []).map(module => ({ company_id: id, module, trial_until: trial?.until })),
      ],
    ],
  ])
  const started = entriesOf(entries, beginnings)
  await inOtherCompany(em, id, async () => {
    await insertRows(reader, CompanySettings, [
      { appname: fields.name, ...stored(settings, entriesOf(entries, settingsOfModules)) },
    ])
    for (const { entity, rows } of started) await insertRows(reader, entity, rows)
  })
  return id
}

/** Settings as the row holds them: those of plugins under `module_settings`. */
function stored(given: Record<string, unknown>, declared: readonly DeclaredSettings[]): Record<string, unknown> {
  const { own = [], ofModules = [] } = Object.groupBy(Object.entries(given), ([name]) =>
    name in joined(declared) ? 'ofModules' : 'own',
  )
  return { ...Object.fromEntries(own), module_settings: Object.fromEntries(ofModules) }
}

/** Makes a company outside any request. The first company of a database is the platform's own. */
export const createCompany = (platform: Pick<Platform, 'orm' | 'assembly'>, company: NewCompany): Promise<number> =>
  withPlatform(platform.orm, em => createCompanyRecord({ em }, platform.assembly, company))

/** Makes a user who can sign in with the e-mail address; answers nothing when the address is taken (G-REG). */
export async function createUser(em: EntityManager, companyId: number, fields: NewUser): Promise<number | undefined> {
  const user = { username: asLogin(fields.email), ...fields, email: asLogin(fields.email) }
  const reader = { em, company: { id: companyId } }
  const [id] = (await takeIds(reader, [User])) as [number]
  if (!(await listLogins(em, companyId, { ...user, id }))) return undefined
  await insertRows(reader, User, [{ ...user, id }])
  return id
}
