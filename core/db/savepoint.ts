import type { EntityManager } from './orm'
import { transactionOf } from './sql'

/** What came of work in a savepoint: its value, or the error that undid it. */
export type Outcome<T> = { readonly value: T } | { readonly error: unknown }

const UNDO = 'rollback to savepoint piece'
const RELEASE = 'release savepoint piece'

/**
 * Does a piece of a transaction with a mapper of its own: when it fails, or with `keep` off, nothing of it remains and
 * the transaction goes on. It does not nest.
 */
export async function inSavepoint<T>(
  outer: EntityManager,
  work: (em: EntityManager) => Promise<T>,
  keep: boolean,
): Promise<Outcome<T>> {
  const transaction = transactionOf(outer)
  const em = outer.fork()
  em.setTransactionContext(transaction)
  await transaction.query('savepoint piece')
  try {
    const value = await work(em)
    await em.flush()
    await transaction.sendAll([...(keep ? [] : [UNDO]), RELEASE])
    return { value }
  } catch (error) {
    await transaction.sendAll([UNDO, RELEASE])
    transaction.goOn()
    return { error }
  } finally {
    em.resetTransactionContext()
  }
}
