import type { EntityProperty } from '@mikro-orm/postgresql'
import { type Entity, isTenantEntity } from './entity'
import { fold } from './fields'
import type { EntityManager } from './orm'
import { wireFields } from './schema'
import { name, run } from './sql'

/** What a list is asked for. Values are already checked against the entity. */
export interface ListQuery {
  offset: number
  limit: number
  /** Search words; each must occur in the row's search text. */
  query?: string | undefined
  /** Column, `-` in front for descending. */
  sort?: string | undefined
  /** Column → value, or several values of which one must match; `null` asks for empty. */
  where?: Readonly<Record<string, unknown>>
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
export async function readPage(
  em: EntityManager,
  entity: Entity,
  companyId: number,
  ask: ListQuery,
): Promise<ListPage> {
  const table = name(entity.meta.tableName)
  const fields = wireFields(entity)
  const wanted = ask.fields?.length
    ? fields.filter(field => field.name === 'id' || ask.fields?.includes(field.name))
    : fields
  const { conditions, parameters, narrowed } = conditionsOf(entity, companyId, ask)
  const where = conditions.length ? `where ${conditions.join(' and ')}` : ''
  const columns = wanted.map(field => name(field.name)).join(', ')
  const order = orderOf(entity, ask.sort)
  const limit = `limit ${ask.limit} offset ${ask.offset}`
  const counted = !narrowed && isTenantEntity(entity) && 'search_text' in entity.meta.properties
  // Matching text is the costly part of a search: it is done once, for the page and the total alike.
  const kept = ask.query ? 'materialized' : 'not materialized'
  const statement = counted
    ? `with page as (select ${columns} from ${table} ${where} order by ${order} ${limit})
       select coalesce((select json_agg(page)::text from page), '[]') as json,
         (select coalesce(sum(n), 0)::int from row_count where company_id = ${companyId} and table_name = '${entity.meta.tableName}') as total`
    : `with hit as ${kept} (select * from ${table} ${where}),
         page as (select ${columns} from hit order by ${order} ${limit})
       select coalesce((select json_agg(page)::text from page), '[]') as json, (select count(*)::int from hit) as total`
  const [row] = await run<{ json: string; total: number }>(em, statement, parameters)
  return row ?? { json: '[]', total: 0 }
}

function conditionsOf(entity: Entity, companyId: number, ask: ListQuery) {
  const properties = entity.meta.properties as Record<string, EntityProperty>
  const conditions: string[] = []
  const parameters: unknown[] = []
  if (isTenantEntity(entity)) conditions.push(`company_id = ${companyId}`)
  if ('deleted_at' in properties) conditions.push(`deleted_at is ${ask.trashed ? 'not null' : 'null'}`)
  let narrowed = Boolean(ask.trashed)
  for (const [column, value] of Object.entries(ask.where ?? {})) {
    narrowed = true
    if (value === null) conditions.push(`${name(column)} is null`)
    else if (Array.isArray(value)) {
      const some = value.filter(one => one !== null)
      const matches = some.length ? `${name(column)} in (${some.map(() => '?').join(', ')})` : 'false'
      conditions.push(some.length < value.length ? `(${matches} or ${name(column)} is null)` : matches)
      parameters.push(...some)
    } else {
      conditions.push(`${name(column)} = ?`)
      parameters.push(value)
    }
  }
  if (ask.query && 'search_text' in properties) {
    narrowed = true
    for (const word of fold([ask.query]).split(' ').filter(Boolean)) {
      conditions.push(`search_text like ?`)
      parameters.push(`%${word.replace(/[\\%_]/g, '\\$&')}%`)
    }
  }
  return { conditions, parameters, narrowed }
}

function orderOf(entity: Entity, sort: string | undefined): string {
  const descending = sort?.startsWith('-') ?? true
  const column = sort?.replace(/^-/, '') || 'id'
  const direction = descending ? 'desc' : 'asc'
  const property = (entity.meta.properties as Record<string, EntityProperty>)[column]
  if (column === 'id' || !property) return `"id" ${direction}`
  // An index cannot serve a descending order that puts empty values last, so only columns that can be empty ask for it.
  return `${name(column)} ${direction}${property.nullable ? ' nulls last' : ''}, "id" ${direction}`
}
