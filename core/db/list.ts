import { type Entity, isTenantEntity } from './entity'
import type { EntityManager } from './orm'
import { wireFields } from './schema'
import { name, run } from './sql'
import { conditionOf, orderOf, searchCondition, type Where } from './where'

/** Who reads: a context, or as much of it as reading needs. */
export interface Reader {
  readonly em: EntityManager
  readonly company: { readonly id: number }
}

/** What a list is asked for. Values are already checked against the entity. */
export interface ListQuery {
  offset: number
  limit: number
  /** Search words; each must occur in the row's search text. */
  query?: string | undefined
  /** Column, `-` in front for descending. */
  sort?: string | undefined
  where?: Where
  /** Rows in the trash instead of live ones. */
  trashed?: boolean
  /** Columns to answer; all when left out. */
  fields?: readonly string[] | undefined
}

/** One page as JSON text made by PostgreSQL, so that rows pass through untouched, with the number of rows in all. */
export interface ListPage {
  json: string
  total: number
}

/** Reads a page and its total in one statement. */
export async function readPage({ em, company }: Reader, entity: Entity, ask: ListQuery): Promise<ListPage> {
  const table = name(entity.meta.tableName)
  const columns = columnsOf(entity, ask.fields)
  const order = orderOf(entity, ask.sort)
  const rows = conditionOf(entity, company.id, ask.where, ask.trashed)
  const found = ask.query && 'search_text' in entity.meta.properties ? searchCondition(entity, ask.query) : undefined
  const part = `order by ${order} limit ${ask.limit}${ask.offset ? ` offset ${ask.offset}` : ''}`
  const wholeTable = !found && !ask.trashed && !Object.keys(ask.where ?? {}).length
  const counted = wholeTable && isTenantEntity(entity) && 'search_text' in entity.meta.properties
  const statement = counted
    ? `with page as (select ${columns} from ${table} where ${rows.text} ${part})
       select coalesce((select json_agg(page)::text from page), '[]') as json,
         (select coalesce(sum(n), 0)::int from row_count where company_id = ? and table_name = '${entity.meta.tableName}') as total`
    : `with hit as (select * from ${table} where ${found ? `${found.text} and ` : ''}${rows.text}),
         page as (select ${columns} from hit ${part})
       select coalesce((select json_agg(page)::text from page), '[]') as json, (select count(*)::int from hit) as total`
  const values = [...(found?.values ?? []), ...rows.values, ...(counted ? [company.id] : [])]
  const [row] = await run<{ json: string; total: number }>(em, statement, values)
  return row ?? { json: '[]', total: 0 }
}

/** One live row as it leaves through JSON, or nothing. */
export async function readRow<T extends object>(
  { em, company }: Reader,
  entity: Entity,
  where: Where,
): Promise<T | undefined> {
  const { text, values } = conditionOf(entity, company.id, where)
  const [row] = await run<{ json: T }>(
    em,
    `select to_json(r) as json from (select ${columnsOf(entity)} from ${name(entity.meta.tableName)} where ${text}) r`,
    values,
  )
  return row?.json
}

/**
 * Some columns of live rows, as JSON carries them: for enrichers and whatever reads many rows and changes none. The
 * mapper neither builds nor tracks them.
 */
export async function readRows<T extends object>(
  { em, company }: Reader,
  entity: Entity,
  columns: readonly (keyof T & string)[] | 'all',
  where: Where,
  sort?: string,
): Promise<T[]> {
  const { text, values } = conditionOf(entity, company.id, where)
  const wanted = columns === 'all' ? columnsOf(entity) : columns.map(column => name(column)).join(', ')
  const rows = await run<{ json: T[] | null }>(
    em,
    `select json_agg(r) as json from (select ${wanted} from ${name(entity.meta.tableName)} where ${text} order by ${orderOf(entity, sort)}) r`,
    values,
  )
  return rows[0]?.json ?? []
}

function columnsOf(entity: Entity, wanted?: readonly string[]): string {
  const fields = wireFields(entity).map(field => field.name)
  const chosen = wanted?.length ? fields.filter(field => field === 'id' || wanted.includes(field)) : fields
  return chosen.map(column => name(column)).join(', ')
}
