import type { Client, QueryResult } from 'pg'

const NOTHING: QueryResult = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] }
const BEGINS = /^(?:begin|start transaction)/i
const SETS = /^select set_config\(/i
const CLOSES = /^(?:commit|rollback)$/i

type Send = (...given: unknown[]) => Promise<QueryResult | QueryResult[]>

/**
 * Makes a connection send the opening of a transaction together with the first statement in it: one round trip instead
 * of three for every request. A transaction in which nothing was asked is never sent at all.
 */
export function joinOpening(client: Client): void {
  const send = client.query.bind(client) as unknown as Send
  let opening: string[] = []
  const take = () => {
    const taken = opening
    opening = []
    return taken
  }
  const query: Send = (text, values, ...rest) => {
    const alone = typeof text === 'string' && rest.length === 0 && !(Array.isArray(values) && values.length)
    if (!alone) {
      // Statements with values and cursors cannot share a message: the opening goes first.
      const first = take()
      return first.length ? send(first.join(';')).then(() => send(text, values, ...rest)) : send(text, values, ...rest)
    }
    if (BEGINS.test(text) || SETS.test(text)) {
      opening.push(text)
      return Promise.resolve(NOTHING)
    }
    const first = take()
    if (!first.length) return send(text)
    if (CLOSES.test(text) && first.some(statement => BEGINS.test(statement))) return Promise.resolve(NOTHING)
    return send([...first, text].join(';')).then(results =>
      Array.isArray(results) ? (results.at(-1) ?? NOTHING) : results,
    )
  }
  Object.assign(client, { query })
}
