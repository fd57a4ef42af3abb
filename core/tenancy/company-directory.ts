import { Batch } from '@core/batches/batch'
import { fold } from '@core/db/fields'
import { readRows } from '@core/db/list'
import { orderOf } from '@core/db/order'
import type { EntityManager } from '@core/db/orm'
import type { Row } from '@core/db/schema'
import { name, run } from '@core/db/sql'
import { inOtherCompany } from '@core/db/tenant'
import type { Context } from '@core/http/context'
import { fullname } from '@core/users/fullname'
import { User } from '@core/users/user'
import { Company } from './company'
import { moduleRows } from './module-rows'
import type { ModuleTag } from './modules'

/** A company with its modules and number of users, as JSON carries it. */
export type CompanyRow = Record<string, unknown> & {
  id: number
  name: string
  modules: { id: number; tag: ModuleTag }[]
  users: number
}

const COLUMNS = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'name',
  'email',
  'phone',
  'address',
  'postcode',
  'city',
  'country',
  'kvk',
  'vat_number',
  'iban',
  'website',
  'hostnames',
  'time_zone',
  'lat',
  'lng',
  'deleted_at',
]

async function read(
  em: EntityManager,
  where: string,
  parameters: readonly unknown[],
  tail = '',
): Promise<CompanyRow[]> {
  const rows = await run<{ row: CompanyRow & { tags: string[] | null } }>(
    em,
    `select to_json(page) as row from (
       select ${COLUMNS.map(column => `c.${name(column)}`).join(', ')},
         (select json_agg(m.module) from company_module m where m.company_id = c.id) as tags,
         (select count(*)::int from directory_entry d where d.company_id = c.id and d.kind = 'login') as users
       from company c where ${where} ${tail}) page`,
    parameters,
  )
  return rows.map(({ row: { tags, ...company } }) => ({ ...company, modules: moduleRows(tags ?? []) }) as CompanyRow)
}

/** The companies of the platform, for the admin plugin alone: these tables belong to no company. */
export const companyDirectory = {
  async one(em: EntityManager, id: number): Promise<CompanyRow | undefined> {
    return (await read(em, 'c.id = ?', [id]))[0]
  },
  async page(
    em: EntityManager,
    ask: { offset?: number; limit?: number; query?: string; sort?: string; trashed: boolean },
  ) {
    const words = fold([ask.query]).split(' ').filter(Boolean)
    const where = [
      `c.deleted_at is ${ask.trashed ? 'not null' : 'null'}`,
      ...words.map(() => `lower(c.name || ' ' || coalesce(c.city, '')) like ?`),
    ].join(' and ')
    const parameters = words.map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
    const sort = ask.sort ?? 'name'
    const { ranks, forward } = orderOf(Company, 0, COLUMNS.includes(sort.replace(/^-/, '')) ? sort : 'id')
    const order = `order by ${forward(ranks.map(({ text }) => text))}`
    const rows = await read(em, where, parameters, `${order} limit ${ask.limit ?? 1000} offset ${ask.offset ?? 0}`)
    const [counted] = await run<{ total: number }>(
      em,
      `select count(*)::int as total from company c where ${where}`,
      parameters,
    )
    return { rows, total: counted?.total ?? 0 }
  },
  /** The users of a company, by name. */
  async users(em: EntityManager, companyId: number) {
    const found = await inOtherCompany(em, companyId, () =>
      readRows<Row<typeof User>>({ em, company: { id: companyId } }, User, 'all', {}, 'name'),
    )
    return found.map(user => ({
      id: user.id,
      fullname: fullname(user),
      email: user.email,
      role: user.role,
      user_type: user.user_type,
    }))
  },
  async own(em: EntityManager, companyId: number, module: ModuleTag, owned: boolean): Promise<void> {
    if (owned)
      await run(
        em,
        `insert into company_module (company_id, module, created_at) values (?, ?, now()) on conflict do nothing`,
        [companyId, module],
      )
    else await run(em, `delete from company_module where company_id = ? and module = ?`, [companyId, module])
  },
  /** A batch for work that was done at once, so that callers who poll see it finished. */
  async finishedBatch(context: Context, title: string): Promise<number> {
    const batch = context.em.create(Batch, {
      company_id: context.company.id,
      name: title,
      user_id: context.user?.id ?? null,
      progress: 100,
    })
    await context.em.persist(batch).flush()
    return batch.id
  },
}
