import type { EntityManager } from './orm'

/** Runs one statement in the transaction of `em`. Only `core/db` and kernel parts built on it speak SQL. */
export function run<T extends object>(
  em: EntityManager,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<T[]> {
  return em.getConnection().execute<T[]>(statement, [...parameters], 'all', em.getTransactionContext())
}

/** A table or column name, quoted. */
export const name = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`
