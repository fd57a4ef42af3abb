import { countName } from './derived'
import { countedColumns, type Entity, isTenantEntity } from './entity'
import { orderOf } from './order'
import { jsonOf, readJson } from './read-json'
import type { Reader } from './reader'
import { type Row, wireFields } from './schema'
import { MOST_COUNTED, search } from './search'
import { name, run, transactionOf } from './sql'
import { bothOf, type Condition, conditionOf, eitherOf, type SortOf, type Where, type WhereOf } from './where'

/** What a list is asked for. Values are already checked against the entity. */
export interface ListQuery {
  offset: number
  limit: number
  /** Search words; each must occur in the row's search text. */
  query?: string | undefined
  /** What rows may meet instead of holding the search words. */
  or?: Condition
  /** Column, `-` in front for descending. */
  sort?: string | undefined
  where?: Where
  /** What must hold for the rows as well, where columns and values cannot say it. */
  also?: Condition
  /** Rows in the trash instead of live ones. */
  trashed?: boolean
  /** Columns to answer; all when left out. */
  fields?: readonly string[] | undefined
  /** Columns to add up over all rows that are asked for, on whichever page they are. */
  sum?: readonly string[] | undefined
  /** Where the page before ended: instead of an offset, so that far pages cost what near ones do. */
  after?: { readonly value: unknown; readonly id: number } | undefined
}

/** One page as JSON text made by PostgreSQL, so that rows pass through untouched, with the number of rows in all. */
export interface ListPage {
  json: string
  total: number
  /** There are more than `total`: a search is not counted any further. */
  more: boolean
  /** Value sorted by and number of the last row, as JSON; nothing for a page that is not full. */
  last: string | null
  /** What was asked to be added up, by column; nothing when there are more rows than are counted. */
  sums?: Readonly<Record<string, number>> | undefined
}

/** Reads a page and its total in one statement; on Citus in one for each, which leave together. */
export async function readPage({ em, company }: Reader, entity: Entity, ask: ListQuery): Promise<ListPage> {
  const table = name(entity.meta.tableName)
  const fields = columnsOf(entity, ask.fields)
  const columns = fields.map(name).join(', ')
  const { field, ranks, forward, backward, after: past } = orderOf(entity, company.id, ask.sort)
  const summed = ask.sum ?? []
  const aliases = ranks.map((_, n) => `rank${n}__`)
  const ranked = ranks.map(({ text }, n) => `${text} as ${aliases[n]}`)
  const rankValues = ranks.flatMap(({ values }) => values)
  const searchable = 'search_text' in entity.meta.properties
  const found =
    ask.query && searchable ? await search({ em, company }, entity, ask.query, ask.trashed ?? false) : undefined
  const sought = found && ask.or ? eitherOf(found.condition, ask.or) : found?.condition
  const conditions = [conditionOf(entity, company.id, ask.where, ask.trashed), sought, ask.also]
  const rows = conditions.filter(condition => condition !== undefined).reduce(bothOf)
  const after = ask.after && past(ask.after)
  const unfiltered = !ask.also && !ask.or && !Object.keys(ask.where ?? {}).length
  const chosen = `select ${[columns, `${field} as place__`, ...ranked].join(', ')} from`
  const partBy = (by: readonly string[]) =>
    `order by ${forward(by)} limit ${ask.limit}${ask.offset ? ` offset ${ask.offset}` : ''}`
  const part = partBy(aliases)
  const inOrder: Condition = {
    text: `page as (${chosen} ${table} where ${rows.text}${after ? ` and ${after.text}` : ''} ${part})`,
    values: [...rankValues, ...rows.values, ...(after?.values ?? [])],
  }
  const all: Condition = {
    text: `hit as (select * from ${table} where ${rows.text}), page as (${chosen} hit ${after ? `where ${after.text} ` : ''}${part})`,
    values: [...rows.values, ...rankValues, ...(after?.values ?? [])],
  }
  // One inside another, statements are planned anew each time there.
  const apart = transactionOf(em).citus && !summed.length
  const [page, total, counted] = pageAndTotal()
  const answer = await (apart ? byParts() : asOne())
  const more = found !== undefined && answer.total > MOST_COUNTED
  return { ...answer, total: more ? MOST_COUNTED : answer.total, more, sums: more ? undefined : answer.sums }

  async function asOne(): Promise<Omit<ListPage, 'more'>> {
    const sums = sumsOf(summed, counted)
    const [read] = await run<Omit<ListPage, 'more'>>(
      em,
      `with ${page.text}
       select coalesce((select json_agg(r)::text from (select ${columns} from page) r), '[]') as json, (${total.text}) as total,
         (select json_build_array(place__, id)::text from page where ${ask.limit} = (select count(*) from page) order by ${backward(aliases)} limit 1) as last${sums.text}`,
      [...page.values, ...total.values, ...sums.values],
      // How many rows meet a filter decides which way to them is short.
      { anew: !unfiltered && !found },
    )
    return read ?? { json: '[]', total: 0, last: null }
  }

  async function byParts(): Promise<Omit<ListPage, 'more'>> {
    const [read, count] = await Promise.all([
      run<{ json: string; place: string }>(
        em,
        `select ${jsonOf(fields)} as json, json_build_array(${field}, id)::text as place from ${table} where ${rows.text}${after ? ` and ${after.text}` : ''} ${partBy(ranks.map(({ text }) => text))}`,
        [...rows.values, ...(after?.values ?? []), ...rankValues],
      ),
      found && unfiltered ? [found] : run<{ total: number }>(em, total.text, total.values),
    ])
    return {
      json: `[${read.map(({ json }) => json).join(',')}]`,
      total: count[0]?.total ?? 0,
      last: (read.length === ask.limit && read.at(-1)?.place) || null,
    }
  }

  /** How the page is reached, how its total is known, and the rows that are counted in it unless they are too many. */
  function pageAndTotal(): [page: Condition, total: Condition, counted: Condition | undefined] {
    const matching = { text: `select * from ${table} where ${rows.text}`, values: rows.values }
    if (found && unfiltered) {
      const counted = found.total > MOST_COUNTED ? undefined : matching
      return [inOrder, { text: 'select ?::int as total', values: [found.total] }, counted]
    }
    if (found && found.total > MOST_COUNTED) {
      const first = {
        text: `select ${['id', ...summed.map(name), ...ranked].join(', ')} from ${table} where ${rows.text} order by ${forward(aliases)} limit ${MOST_COUNTED + 1}`,
        values: [...rankValues, ...rows.values],
      }
      return [inOrder, { text: `${COUNT} (${first.text}) counted`, values: first.values }, first]
    }
    if (unfiltered && !ask.trashed && searchable && isTenantEntity(entity)) {
      const kept = `select coalesce(sum(n), 0)::int as total from row_count where company_id = ? and table_name = '${entity.meta.tableName}'`
      return [inOrder, { text: kept, values: [company.id] }, matching]
    }
    const values = !found && !ask.also && !ask.trashed ? countedValues(entity, ask.where) : undefined
    if (values) {
      const kept =
        'select coalesce(sum(n), 0)::int as total from row_count where company_id = ? and table_name = any(?)'
      return [inOrder, { text: kept, values: [company.id, values] }, matching]
    }
    // What a search found is gone through once for both; of what a filter leaves, the page is reached in its order.
    if (found && !apart) return [all, { text: `${COUNT} hit`, values: [] }, { text: 'select * from hit', values: [] }]
    return [inOrder, { text: `${COUNT} ${table} where ${rows.text}`, values: rows.values }, matching]
  }
}

/** Under which names it is kept how many rows meet this, where it asks for values of one column alone. */
function countedValues(entity: Entity, where: Where = {}): string[] | undefined {
  const [[column, asked] = [], ...others] = Object.entries(where)
  if (!column || others.length || !countedColumns(entity).includes(column)) return undefined
  const values: readonly unknown[] = [asked].flat()
  if (!values.every(value => typeof value === 'string')) return undefined
  return [...new Set(values)].map(value => countName(entity.meta.tableName, column, value))
}

const COUNT = 'select count(*)::int as total from'

/** One more column of a statement: what `columns` of these rows come to, by name. */
function sumsOf(columns: readonly string[], rows: Condition | undefined): Condition {
  if (!columns.length || !rows) return { text: '', values: [] }
  const each = columns.map(column => `'${column}', coalesce(sum(${name(column)}), 0)`)
  return {
    text: `, (select json_build_object(${each.join(', ')}) from (${rows.text}) summed) as sums`,
    values: rows.values,
  }
}

/** One live row as it leaves through JSON, or nothing. */
export async function readRow<E extends Entity>(
  { em, company }: Reader,
  entity: E,
  where: WhereOf<E>,
  options: { trashed?: boolean; also?: Condition } = {},
): Promise<Row<E> | undefined> {
  const trashed = 'deleted_at' in entity.meta.properties && options.trashed
  const asked = conditionOf(entity, company.id, where as Where, trashed)
  const { text, values } = options.also ? bothOf(asked, options.also) : asked
  const [row] = await readJson<Row<E>>(em, entity.meta.tableName, columnsOf(entity), { text: `where ${text}`, values })
  return row
}

/** Rows with the columns that were asked for, and no others. */
type Part<E, C extends PropertyKey> = string extends C ? Row<E> : Pick<Row<E>, C & keyof Row<E>>

/**
 * Some columns of live rows, as JSON carries them: for enrichers and whatever reads many rows and changes none. The
 * mapper neither builds nor tracks them.
 */
export async function readRows<E extends Entity, C extends keyof Row<E> & string>(
  { em, company }: Reader,
  entity: E,
  columns: readonly C[] | 'all',
  where: WhereOf<E>,
  sort?: SortOf<E>,
  options: { trashed?: boolean | 'either'; limit?: number; also?: readonly Condition[] } = {},
): Promise<Part<E, C>[]> {
  const asked = conditionOf(entity, company.id, where as Where, options.trashed)
  const { text, values } = (options.also ?? []).reduce(bothOf, asked)
  const { ranks, forward } = orderOf(entity, company.id, sort)
  const order = `order by ${forward(ranks.map(rank => rank.text))}${options.limit ? ` limit ${options.limit}` : ''}`
  return readJson<Part<E, C>>(em, entity.meta.tableName, columns === 'all' ? columnsOf(entity) : columns, {
    text: `where ${text} ${order}`,
    values: [...values, ...ranks.flatMap(rank => rank.values)],
  })
}

function columnsOf(entity: Entity, wanted?: readonly string[]): string[] {
  const fields = wireFields(entity).map(field => field.name)
  return wanted?.length ? fields.filter(field => field === 'id' || wanted.includes(field)) : fields
}
