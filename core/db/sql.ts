import type { EntityManager } from './orm'
import { Transaction } from './transaction'

/**
 * Runs one statement with `?` for its values in the transaction of `em`. Only `core/db` speaks SQL.
 *
 * @param options.anew plans it for these values, and not once for all
 */
export function run<T extends object>(
  em: EntityManager,
  statement: string,
  parameters: readonly unknown[] = [],
  options: { anew?: boolean } = {},
): Promise<T[]> {
  return transactionOf(em).query<T>(numbered(statement), parameters, options)
}

/** The transaction that `withTenant()` or `withPlatform()` opened. */
export function transactionOf(em: EntityManager): Transaction {
  const transaction: unknown = em.getTransactionContext()
  if (!(transaction instanceof Transaction))
    throw new Error('A statement needs withTenant() or withPlatform() around it')
  return transaction
}

/** A table or column name, quoted. */
export const name = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`

const texts = new Map<string, string>()
const KEPT_TEXTS = 2000

/** `?` as PostgreSQL numbers its parameters. */
export function numbered(text: string): string {
  const known = texts.get(text)
  if (known) return known
  let n = 0
  const statement = text.replace(/\?/g, () => `$${++n}`)
  if (texts.size >= KEPT_TEXTS) texts.clear()
  texts.set(text, statement)
  return statement
}
