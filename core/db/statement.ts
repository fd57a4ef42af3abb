import {
  type Compilable,
  type DeleteResult,
  DummyDriver,
  type Expression,
  type InsertResult,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCreator,
  type RawBuilder,
  sql,
  type UpdateResult,
} from 'kysely'
import type { EntityManager } from './orm'
import { transactionOf } from './sql'
import type { Tables } from './tables'

/** It only writes statements: transactions send them. */
const writer = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Values that a statement gets each time it is sent, as they stand in its text. */
export type Given<V> = { readonly [K in keyof V]-?: Expression<V[K]> }

/** What a statement answers: a row each, or nothing. */
type RowOf<O> = O extends InsertResult | UpdateResult | DeleteResult ? never : O

/** A statement whose tables and columns are known to the types. It is written once and sent with other values each time. */
export interface Statement<V, R> {
  /** Sends it in the transaction of `em`. */
  (em: EntityManager, values: V): Promise<R[]>
  /** Sends it at once, whatever becomes of the transaction; it must not wait for rows that this holds. */
  beside(em: EntityManager, values: V): Promise<R[]>
  /** Sends it together with the commit, for what nobody waits for; when it fails the transaction does. */
  atEnd(em: EntityManager, values: V): void
}

class Slot {
  constructor(readonly key: string) {}
}

/**
 * Writes a statement of tables that {@link Tables} names.
 *
 * @example
 * const companyOfLink = statement<{ hash: Buffer }>()((db, { hash }) =>
 *   db.selectFrom('password_reset').select('company_id').where('token', '=', hash).where('expires_at', '>', now))
 *
 * const [found] = await companyOfLink(em, { hash })
 */
export function statement<V extends object = Record<never, never>>() {
  return <O extends object>(
    write: (db: QueryCreator<Tables>, given: Given<V>) => Compilable<O>,
  ): Statement<V, RowOf<O>> => {
    const given = new Proxy({} as Given<V>, { get: (_, key) => sql.val(new Slot(String(key))) })
    const { sql: text, parameters } = write(writer, given).compile()
    const valuesOf = (values: V) =>
      parameters.map(parameter => (parameter instanceof Slot ? values[parameter.key as keyof V] : parameter))
    return Object.assign((em: EntityManager, values: V) => transactionOf(em).query<RowOf<O>>(text, valuesOf(values)), {
      beside: (em: EntityManager, values: V) => transactionOf(em).beside<RowOf<O>>(text, valuesOf(values)),
      atEnd: (em: EntityManager, values: V) => transactionOf(em).atEnd(text, valuesOf(values)),
    })
  }
}

/**
 * A moment as precise as columns keep it. PostgreSQL rounds when it stores; Citus does not when it copies the answer of one
 * statement into another's table, and what was stored could not be restored.
 */
export const moment = (of: RawBuilder<unknown>) => sql<string>`(${of})::timestamptz(3)`

/** The moment at which the transaction began. */
export const now = moment(sql`now()`)

/** So long before the transaction began: `ago(sql`interval '1 day'`)`. */
export const ago = (length: RawBuilder<unknown>) => moment(sql`now() - ${length}`)

/** So long after the transaction began. */
export const fromNow = (length: RawBuilder<unknown>) => moment(sql`now() + ${length}`)
