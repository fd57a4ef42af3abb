import { Client, type Pool, type PoolClient, type QueryConfig } from 'pg'

/** Statements of one transaction, as the driver got them. */
export type Sent = readonly (string | QueryConfig)[]

type Query = (this: Client, statement: string | QueryConfig, ...rest: unknown[]) => unknown

/** What some work sends for a company: everything from the opening of its transaction to the commit. */
export async function sentBy(companyId: number, work: () => Promise<unknown>): Promise<Sent> {
  const driver = Client.prototype as unknown as { query: Query }
  const { query } = driver
  const opening = new RegExp(`^begin;set local \\S+='${companyId}'$`)
  const transactions = new Map<Client, (string | QueryConfig)[]>()
  driver.query = function (statement, ...rest) {
    if (typeof statement === 'string' && opening.test(statement)) transactions.set(this, [])
    const values = Array.isArray(rest[0]) ? { values: rest[0] } : {}
    transactions
      .get(this)
      ?.push(typeof statement === 'string' && values.values ? { text: statement, ...values } : statement)
    return query.call(this, statement, ...rest)
  }
  try {
    await work()
  } finally {
    driver.query = query
  }
  const [sent] = transactions.values()
  if (transactions.size !== 1 || sent?.at(-1) !== 'commit') throw new Error('Not one whole transaction')
  return sent
}

/** Sends the same again, one statement after the other, and answers the first column of the last that answered rows. */
export async function replay(pool: Pool, sent: Sent): Promise<string> {
  const client: PoolClient = await pool.connect()
  try {
    let answer = ''
    for (const statement of sent) {
      const { rows } = await client.query(statement as QueryConfig)
      const [value] = Object.values((rows?.[0] ?? {}) as Record<string, unknown>)
      if (value !== undefined) answer = typeof value === 'string' ? value : JSON.stringify(rows)
    }
    return answer
  } finally {
    client.release()
  }
}
