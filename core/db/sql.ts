import type { EntityManager } from './orm'
import { Transaction } from './transaction'

/** Runs one statement in the transaction of `em`. Only `core/db` speaks SQL. */
export function run<T extends object>(
  em: EntityManager,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<T[]> {
  return transactionOf(em).query<T>(statement, parameters)
}

/**
 * Runs one statement at once, whatever becomes of the transaction of `em`: for a counter that others must not wait for.
 * It sees nothing of that transaction and must not wait for rows that it holds.
 */
export function runBeside<T extends object>(
  em: EntityManager,
  statement: string,
  parameters: readonly unknown[],
): Promise<T[]> {
  const { beside } = transactionOf(em)
  if (!beside) throw new Error('A statement beside a transaction needs a company')
  return beside<T>(statement, parameters)
}

/** Runs one statement together with the commit, for what nobody waits for; when it fails the transaction does. */
export function runAtEnd(em: EntityManager, statement: string, parameters: readonly unknown[]): void {
  transactionOf(em).atEnd(statement, parameters)
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
