import type { ModuleTag } from '@core/context/modules'
import { fold } from '@core/domain/fold'
import type { Entity } from '../entity'
import { orderOf } from '../order'
import type { EntityManager } from '../orm'
import { name, run } from '../sql'
import { now, statement } from '../statement'
import type { Condition } from '../where'
import { IS_OWNED } from './owned-modules'

/** A company as JSON carries it, with its modules and how many users can sign in. */
export type ReadCompany = Record<string, unknown> & {
  id: number
  name: string
  modules: { tag: ModuleTag; trial_until: string | null }[] | null
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
  'number',
  'number_addition',
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

async function read(em: EntityManager, { text, values }: Condition, tail = ''): Promise<ReadCompany[]> {
  const rows = await run<{ row: ReadCompany }>(
    em,
    `select to_json(page) as row from (
       select ${COLUMNS.map(column => `c.${name(column)}`).join(', ')},
         (select json_agg(json_build_object('tag', m.module, 'trial_until', m.trial_until))
            from company_module m where m.company_id = c.id and ${IS_OWNED}) as modules,
         (select count(*)::int from directory_entry d where d.company_id = c.id and d.kind = 'login') as users
       from company c where ${text} ${tail}) page`,
    values,
  )
  return rows.map(({ row }) => row)
}

/** One company, also of the trash. */
export async function readCompany(em: EntityManager, id: number): Promise<ReadCompany | undefined> {
  return (await read(em, { text: 'c.id = ?', values: [id] }))[0]
}

/** What is asked of a list of companies. */
export interface AskedCompanies {
  offset?: number
  limit?: number
  /** Each of its words is in their name or city. */
  query?: string
  /** `trial`: those that try something out first, then by name. */
  sort?: string
  /** A module that they own, and one that they do not. */
  owns?: ModuleTag
  lacks?: ModuleTag
  /** Whether they try a module out. */
  on_trial?: boolean
  trashed: boolean
}

/** SQL condition on a company `c`: a module of its own of which `extra` holds. */
const hasModule = (extra: string): string =>
  `exists (select from company_module m where m.company_id = c.id and ${IS_OWNED} and ${extra})`
const TRIES = hasModule('m.trial_until is not null')

/** A page of the companies that are asked for, and how many there are. */
export async function readCompanies(
  em: EntityManager,
  entity: Entity,
  ask: AskedCompanies,
): Promise<{ rows: ReadCompany[]; total: number }> {
  const words = fold([ask.query]).split(' ').filter(Boolean)
  const text = [
    `c.deleted_at is ${ask.trashed ? 'not null' : 'null'}`,
    ...words.map(() => `lower(c.name || ' ' || coalesce(c.city, '')) like ?`),
    ...(ask.owns ? [hasModule('m.module = ?')] : []),
    ...(ask.lacks ? [`not ${hasModule('m.module = ?')}`] : []),
    ...(ask.on_trial === undefined ? [] : [ask.on_trial ? TRIES : `not ${TRIES}`]),
  ].join(' and ')
  const values = [
    ...words.map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
    ...[ask.owns, ask.lacks].filter(tag => tag !== undefined),
  ]
  const byTrial = ask.sort === 'trial'
  const sort = byTrial ? 'name' : (ask.sort ?? 'name')
  const { ranks, forward } = orderOf(entity, 0, COLUMNS.includes(sort.replace(/^-/, '')) ? sort : 'id')
  const order = `order by ${byTrial ? `${TRIES} desc, ` : ''}${forward(ranks.map(rank => rank.text))}`
  const rows = await read(em, { text, values }, `${order} limit ${ask.limit ?? 1000} offset ${ask.offset ?? 0}`)
  const [counted] = await run<{ total: number }>(
    em,
    `select count(*)::int as total from company c where ${text}`,
    values,
  )
  return { rows, total: counted?.total ?? 0 }
}

/** What companies are called, also those of the trash. */
export async function namesOfCompanies(em: EntityManager, ids: readonly number[]): Promise<Map<number, string>> {
  if (!ids.length) return new Map()
  const rows = await run<{ id: number; name: string }>(em, 'select id, name from company where id = any(?)', [ids])
  return new Map(rows.map(({ id, name }) => [Number(id), name]))
}

const insertModule = statement<{ companyId: number; module: ModuleTag }>()((db, { companyId, module }) =>
  db
    .insertInto('company_module')
    .values({ company_id: companyId, module, created_at: now })
    .onConflict(owned => owned.columns(['company_id', 'module']).doUpdateSet({ trial_until: null })),
)

/** Gives a company a module, which may be its own already; one that it tried out is bought with that. */
export async function addModule(em: EntityManager, companyId: number, module: ModuleTag): Promise<void> {
  await insertModule(em, { companyId, module })
}
