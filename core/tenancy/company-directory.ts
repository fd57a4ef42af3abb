import { Batch } from '@core/batches/batch'
import type { Context } from '@core/context/context'
import { type ModuleTag, modules } from '@core/context/modules'
import { insertRecord } from '@core/db/insert'
import { readRows } from '@core/db/list'
import type { Reader } from '@core/db/reader'
import type { Row } from '@core/db/schema'
import { addModule, namesOfCompanies, type ReadCompany, readCompanies, readCompany } from '@core/db/tenancy/companies'
import { takenHost } from '@core/db/tenancy/taken-host'
import { inOtherCompany } from '@core/db/tenant'
import { deleteRows } from '@core/db/write'
import { fullname } from '@core/domain/fullname'
import { User } from '@core/users/user'
import { Company } from './company'
import { CompanyModule } from './company-module'
import { ownedModuleRows } from './module-rows'

/** A company with its modules and number of users, as JSON carries it. */
export type CompanyRow = Row<typeof Company> & {
  modules: { id: number; tag: ModuleTag; trial_until: string | null }[]
  users: number
}

/** Who asks: a context, of which its company is no matter here. */
type Managed = Pick<Reader, 'em'>

const companyRow = (context: Context, { modules: owned, ...company }: ReadCompany) => {
  const trials = new Map(owned?.map(({ tag, trial_until }) => [tag, trial_until]))
  return { ...company, modules: ownedModuleRows(context.all(modules), trials, trials) } as CompanyRow
}

/** The companies of the platform, for the admin plugin alone: these tables belong to no company. */
export const companyDirectory = {
  async one(context: Context, id: number): Promise<CompanyRow | undefined> {
    const company = await readCompany(context.em, id)
    return company && companyRow(context, company)
  },
  async page(context: Context, ask: Parameters<typeof readCompanies>[2]) {
    const { rows, total } = await readCompanies(context.em, Company, ask)
    return { rows: rows.map(row => companyRow(context, row)), total }
  },
  takenHost,
  /** What companies are called, by number. */
  names: ({ em }: Managed, ids: readonly number[]) => namesOfCompanies(em, [...new Set(ids)]),
  /** The users of a company, by name. */
  async users({ em }: Managed, companyId: number) {
    const found = await inOtherCompany(em, companyId, () =>
      readRows({ em, company: { id: companyId } }, User, 'all', {}, 'name'),
    )
    return found.map(user => ({
      id: user.id,
      fullname: fullname(user),
      email: user.email,
      role: user.role,
      user_type: user.user_type,
    }))
  },
  async own({ em }: Managed, companyId: number, module: ModuleTag, owned: boolean): Promise<void> {
    if (owned) await addModule(em, companyId, module)
    else await deleteRows({ em, company: { id: companyId } }, CompanyModule, { company_id: companyId, module })
  },
  /** Creates a finished batch for work that was done at once: clients poll for one. */
  async finishedBatch(context: Context, title: string): Promise<number> {
    const { id } = await insertRecord(context, Batch, {
      name: title,
      user_id: context.user?.id ?? null,
      progress: 100,
    })
    return id
  },
}
