import { Client, type ClientBase } from 'pg'
import { commitTogether } from './commit-together'
import { counters, valueCounters } from './derived'
import { SPREAD_COMMENTS } from './entity'
import { name } from './sql'

/** Tables that do not lie on the coordinator alone, each behind those that it refers to. */
export interface Places {
  /** Spread by `company_id`, all side by side, so that no work of a company leaves its machine. */
  readonly byCompany: readonly string[]
  /** A copy on every machine. */
  readonly everywhere: readonly string[]
}

/** Where the tables of a database belong: those of companies have forced row-level security, others say so in a comment. */
export async function placesOf(client: Client): Promise<Places> {
  const { rows } = await client.query<{ table: string; place: keyof Places; refers: string[] | null }>(
    `select relname as table, case when obj_description(c.oid, 'pg_class') = $1 then 'everywhere' else 'byCompany' end as place,
       (select array_agg(r.relname::text) from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as refers
     from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
       and (relforcerowsecurity or obj_description(c.oid, 'pg_class') in ($1, $2)) order by relname`,
    [SPREAD_COMMENTS.everywhere, SPREAD_COMMENTS.company],
  )
  const ordered: string[] = []
  const at = new Map(rows.map(row => [row.table, row]))
  const visit = (table: string) => {
    const row = at.get(table)
    if (!row) return
    at.delete(table)
    for (const other of row.refers ?? []) visit(other)
    ordered.push(table)
  }
  for (const { table } of rows) visit(table)
  const of = (place: keyof Places) =>
    ordered.filter(table => rows.some(row => row.table === table && row.place === place))
  return { byCompany: of('byCompany'), everywhere: of('everywhere') }
}

/** On plain PostgreSQL as on Citus: makes every key of these tables carry `company_id`. */
export const companyKeys = (tables: readonly string[]): string[] =>
  tables.map(
    table =>
      `alter table ${name(table)} drop constraint ${name(`${table}_pkey`)}, add constraint ${name(`${table}_pkey`)} primary key ("company_id", "id");`,
  )

/**
 * Behind row-level security an operator looks into an index only where it tells nothing of what it sees. `like` does not,
 * but of a pattern that ends in a backslash; a search would read the whole company.
 */
const LET_INDEX_COMPARE = 'alter function pg_catalog.textlike(text, text) leakproof'

const SHARED_BY_ALL = 72_311_004

/**
 * Spreads what is not spread yet over the machines of Citus, as its superuser: everything at first, and new tables and
 * triggers of later releases. It may be repeated, and goes on where it was broken off. Answers the tables that it moved.
 *
 * @throws Error of the first statement that fails; what was spread before stays
 */
export async function spread(client: Client, say: (table: string) => void = () => undefined): Promise<string[]> {
  const { rows: extension } = await client.query(`select from pg_extension where extname = 'citus'`)
  if (!extension.length)
    throw new Error('The extension citus is not in this database: create it on every machine first')
  await client.query('select pg_advisory_lock($1)', [SHARED_BY_ALL])
  try {
    await client.query('set citus.enable_unsafe_triggers = on')
    await client.query('select run_command_on_all_nodes($1)', [LET_INDEX_COMPARE])
    const { byCompany, everywhere } = await placesOf(client)
    const { rows: there } = await client.query<{ table: string }>(
      `select c.relname as table from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
       where c.relnamespace = 'public'::regnamespace`,
    )
    const done = new Set(there.map(({ table }) => table))
    const moved: string[] = []
    const move = async (table: string, statements: readonly string[]) => {
      say(table)
      await inOnePiece(client, ['set local citus.multi_shard_modify_mode = sequential', ...statements])
      moved.push(table)
    }
    for (const table of everywhere.filter(table => !done.has(table)))
      await move(table, [`select create_reference_table(${literal(table)})`])
    const [first] = byCompany.filter(table => done.has(table))
    let beside = first
    for (const table of byCompany.filter(table => !done.has(table))) {
      const where = beside ? `, colocate_with => ${literal(beside)}` : ''
      const { drop, create } = await countersByRow(client, table)
      await move(table, [
        ...companyKeys([table]),
        // Rows that are moved are counted already.
        ...drop,
        `select create_distributed_table(${literal(table)}, 'company_id'${where})`,
        ...create,
      ])
      beside ??= table
    }
    for (const table of byCompany.filter(table => done.has(table))) {
      const { drop, create } = await countersByRow(client, table)
      if (drop.length) await inOnePiece(client, [...drop, ...create])
    }
    await commitTogether(client)
    return moved
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SHARED_BY_ALL])
  }
}

/** The same for the database of this URL. */
export const spreadDatabase = (ownerUrl: string, say?: (table: string) => void): Promise<string[]> =>
  withClient(ownerUrl, client => spread(client, say))

/** Whether the server of this URL has the extension to offer. */
export const offersCitus = (url: string): Promise<boolean> =>
  withClient(url, async client => {
    const { rows } = await client.query(`select from pg_available_extensions where name = 'citus'`)
    return rows.length > 0
  })

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Statements of a step where the database is spread: tables that it makes are spread before anything refers to them. */
export function spreadWithin(up: readonly string[]): string[] {
  const made = up.flatMap(statement => /^alter table "(\w+)" force row level security/i.exec(statement)?.[1] ?? [])
  const fresh = [...new Set(made)].filter(table =>
    up.some(statement => statement.startsWith(`create table "${table}"`)),
  )
  const referring = up.findIndex(statement => /\bforeign key\b/i.test(statement))
  const letTriggersBe = 'set local citus.enable_unsafe_triggers = on;'
  if (!fresh.length || referring < 0)
    return up.some(statement => /^create trigger/i.test(statement)) ? [letTriggersBe, ...up] : [...up]
  const statements = fresh.flatMap(table => [
    ...companyKeys([table]),
    `select create_distributed_table(${literal(table)}, 'company_id', colocate_with => ${literal('user')});`,
  ])
  const before = [letTriggersBe, ...statements]
  return [...up.slice(0, referring), ...before, ...up.slice(referring)]
}

/** Whether a database is spread by Citus already. */
export async function isSpread(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('pg_dist_partition') is not null as there`,
  )
  if (!rows[0]?.there) return false
  const { rows: spread } = await client.query(
    `select from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid where c.relnamespace = 'public'::regnamespace limit 1`,
  )
  return spread.length > 0
}

/** All of these statements, or none. */
async function inOnePiece(client: Client, statements: readonly string[]): Promise<void> {
  await client.query('begin')
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Statements that take away counters of this table that look at whole statements, and make those that look at rows instead. */
async function countersByRow(client: Client, table: string): Promise<{ drop: string[]; create: string[] }> {
  const { rows } = await client.query<{ trigger: string; trash: boolean }>(
    `select tgname as trigger, exists (select from pg_attribute where attrelid = tgrelid and attname = 'deleted_at') as trash
     from pg_trigger where tgrelid = ${literal(table)}::regclass and tgname ~ '^count_tr_' and coalesce(tgnewtable, tgoldtable) is not null`,
  )
  const values = rows.flatMap(({ trigger }) => /_by_(\w+)_ins$/.exec(trigger)?.[1] ?? [])
  const made = rows.flatMap(({ trash }, at) => (at ? [] : counters(table, trash, 'row')))
  for (const column of values) made.push(...valueCounters(table, column, rows[0]?.trash === true, 'row'))
  const replaced = made.filter(({ id }) => rows.some(({ trigger }) => trigger === id))
  return { drop: replaced.map(({ drop }) => drop), create: replaced.map(({ create }) => create) }
}

const literal = (table: string) => `'public.${name(table)}'`
