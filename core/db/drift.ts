import { COUNTER_FUNCTIONS, DERIVED_PREFIXES, type Derived, derivedObjects } from './derived'
import { isSpread } from './distribute'
import type { Entity } from './entity'
import { createOrm, type Orm } from './orm'
import { CREATE_READING_ORDER } from './reading-order'
import { SEARCH_FUNCTIONS } from './search-functions'

/** A plugin, as far as its tables go. */
interface Tables {
  readonly entities?: readonly Entity[]
}

/** What the first step of the kernel needs before any table. */
export const PRELUDE = [
  'create extension if not exists pg_trgm;',
  'create extension if not exists btree_gin;',
  CREATE_READING_ORDER,
  ...COUNTER_FUNCTIONS,
  ...SEARCH_FUNCTIONS,
]

/**
 * The statements that bring a database to what the entities of one plugin say: the mapper's difference of its own
 * tables plus the derived keys, indexes and counters. Empty when nothing drifted.
 */
export async function missingStatements(ownerUrl: string, plugin: Tables, all: readonly Tables[]): Promise<string[]> {
  const foreign = all
    .filter(other => other !== plugin)
    .flatMap(other => other.entities ?? [])
    .map(entity => entity.meta.tableName)
  const own = plugin.entities ?? []
  if (!own.length) return []
  const orm = await createOrm({ url: ownerUrl, entities: own, pool: 2, skipTables: [...foreign, 'schema_step'] })
  try {
    const statements = splitStatements(await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: false }))
    const ours = (await spreads(orm)) ? statements.filter(statement => !OF_SPREADING.test(statement)) : statements
    return [...ours.filter(statement => !isDerived(statement)), ...(await missingDerived(orm, derivedObjects(own)))]
  } finally {
    await orm.close()
  }
}

/** Keys of a database that is spread carry the company as well; a table and triggers of its own let it commit together. */
const OF_SPREADING =
  /^alter table "\w+" (?:drop constraint "\w+_pkey"|add primary key)|^drop (?:table|schema) if exists "spread"|^drop (?:trigger|function) .*commit_together/

async function spreads({ pool }: Orm): Promise<boolean> {
  const client = await pool.connect()
  try {
    return await isSpread(client)
  } finally {
    client.release()
  }
}

const isDerived = (statement: string) =>
  DERIVED_PREFIXES.some(prefix => statement.includes(`"${prefix}`) || statement.includes(` ${prefix}`)) ||
  /_count_tr_\w+_fn"|function (?:if exists )?"search_\w+"/.test(statement)

const splitStatements = (sql: string) =>
  sql
    .split(/;\s*\n/)
    .map(statement => statement.trim().replace(/;$/, ''))
    .filter(Boolean)
    .map(statement => `${statement};`)

async function missingDerived(orm: Orm, derived: readonly Derived[]): Promise<string[]> {
  const { rows } = await orm.pool.query<{ id: string; goes_along: boolean | null }>(
    `select conname as id, confdeltype = 'c' as goes_along from pg_constraint union select indexname, null from pg_indexes where schemaname = 'public'
     union select tgname, null from pg_trigger where not tgisinternal union select polname, null from pg_policy`,
  )
  const present = new Set(rows.map(({ id }) => id))
  const wanted = new Set(derived.map(({ id }) => id))
  const tables = new Set(derived.map(({ table }) => table))
  const stale = [...present].filter(
    id =>
      DERIVED_PREFIXES.some(prefix => id.startsWith(prefix)) &&
      !wanted.has(id) &&
      [...tables].some(table => ownerOf(id, table)),
  )
  if (stale.length) throw new Error(`Derived objects that no entity asks for any more: ${stale.join(', ')}`)
  const goesAlong = new Map(rows.map(({ id, goes_along }) => [id, goes_along]))
  return derived.flatMap(({ id, create, drop }) => {
    if (!present.has(id)) return create
    const isOther = id.startsWith('tenant_fk_') && goesAlong.get(id) !== create.includes(' on delete cascade')
    return isOther ? [drop, create] : []
  })
}

/** Whether a derived object's name says it is on this table. */
const ownerOf = (id: string, table: string) =>
  id.startsWith(`tenant_fk_${table}__`) ||
  id === `search_ix_${table}` ||
  id === `search_po_${table}` ||
  [`ins`, `del`, `trash`].some(kind => id === `count_tr_${table}_${kind}`) ||
  id.startsWith(`count_tr_${table}_by_`)
