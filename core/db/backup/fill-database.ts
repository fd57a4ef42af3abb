import { Client } from 'pg'
import { isSpread } from '../distribute'
import { columnsOf, type Fingerprint, fingerprint, SESSION } from './tables'

const INSERTED = 500

/** What a database is to hold. */
export interface Contents {
  readonly tables: Readonly<Record<string, Fingerprint>>
  readonly sequences: Readonly<Record<string, string>>
  /** Rows of a table as PostgreSQL wrote them. */
  rows(table: string): AsyncIterable<string>
}

/**
 * Fills a database that holds no company, in one transaction, and checks every table. What the job queue held is handed
 * over again.
 *
 * @throws Error that names every table that came out different; nothing is kept then
 */
export async function fillDatabase(ownerUrl: string, contents: Contents): Promise<void> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(SESSION)
    const { rowCount } = await client.query('select from company limit 1')
    if (rowCount) throw new Error('This database holds companies already')
    if (await isSpread(client))
      throw new Error(
        'This database is spread already: restore into one that is not, and spread it then (ops:distribute)',
      )
    await client.query('begin')
    // Rows come in any order, and counters are rows themselves.
    await client.query('set local session_replication_role = replica')
    for (const table of Object.keys(contents.tables)) await load(client, table, contents.rows(table))
    for (const [sequence, last] of Object.entries(contents.sequences))
      await client.query(`select setval(format('public.%I', $1::text)::regclass, $2)`, [sequence, last])
    await check(client, contents)
    await client.query('update outbox set dispatched_at = null')
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function load(client: Client, table: string, lines: AsyncIterable<string>): Promise<void> {
  const name = client.escapeIdentifier(table)
  const columns = (await columnsOf(client, table)).map(column => client.escapeIdentifier(column))
  const statement = `insert into ${name} (${columns.join(', ')}) overriding system value
    select ${columns.map(column => `r.${column}`).join(', ')} from unnest($1::${name}[]) r`
  let rows: string[] = []
  const flush = async () => {
    if (rows.length) await client.query(statement, [rows])
    rows = []
  }
  for await (const line of lines) {
    rows.push(line)
    if (rows.length >= INSERTED) await flush()
  }
  await flush()
}

async function check(client: Client, { tables }: Contents): Promise<void> {
  const wrong: string[] = []
  for (const [table, wanted] of Object.entries(tables)) {
    const found = await fingerprint(client, table)
    if (found.rows !== wanted.rows) wrong.push(`${table}: ${found.rows} rows instead of ${wanted.rows}`)
    else if (found.checksum !== wanted.checksum) wrong.push(`${table}: other contents`)
  }
  if (wrong.length) throw new Error(`The restored database differs:\n- ${wrong.join('\n- ')}`)
}
