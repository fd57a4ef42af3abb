import type { Pool } from 'pg'
import { TENANT_SETTING } from './entity'
import type { EntityManager, Orm } from './orm'
import { transactionOf } from './sql'
import { type Beside, Transaction } from './transaction'
import { isUnable, Unavailable } from './unavailable'

/** Whose turn work on the platform's own tables takes. */
const NO_COMPANY = 0

/**
 * The one door to the data of a company: one transaction in which row-level security knows the company.
 * `companyId` comes from a verified token, the link directory or an event's envelope, never from a payload (R-GEN-001).
 */
export function withTenant<T>(orm: Orm, companyId: number, work: (em: EntityManager) => Promise<T>): Promise<T> {
  if (!Number.isSafeInteger(companyId) || companyId < 1) throw new Error('A company is needed to reach its data')
  // What it counts needs no flush of its own: it is in the log of the database before what uses it.
  const beside: Beside = (statement, values) =>
    inTransaction(orm, orm.beside, { companyId, lazy: true }, async transaction => {
      const [rows] = await Promise.all([transaction.query<never>(statement, values), transaction.commit()])
      return rows
    })
  return orm.turns.during(companyId, () =>
    inTransaction(orm, orm.pool, { companyId }, mapped(orm.managerFor(companyId), work), beside),
  )
}

/** A transaction on the platform's own tables, without a company: tenant tables answer nothing here. */
export function withPlatform<T>(orm: Orm, work: (em: EntityManager) => Promise<T>): Promise<T> {
  return orm.turns.during(NO_COMPANY, () => inTransaction(orm, orm.pool, {}, mapped(orm.em.fork(), work)))
}

/** Work with a mapper that sends through the transaction, and whose changes are written at its end. */
const mapped =
  <T>(em: EntityManager, work: (em: EntityManager) => Promise<T>) =>
  async (transaction: Transaction): Promise<T> => {
    em.setTransactionContext(transaction)
    try {
      const value = await work(em)
      await em.flush()
      return value
    } finally {
      em.resetTransactionContext()
    }
  }

/** How a transaction begins. */
interface Opening {
  readonly companyId?: number
  /** Its commit is not waited for on the disk. */
  readonly lazy?: boolean
}

async function inTransaction<T>(
  { heard, citus }: Orm,
  pool: Pool,
  { companyId, lazy }: Opening,
  work: (transaction: Transaction) => Promise<T>,
  beside?: Beside,
): Promise<T> {
  const client = await pool.connect().catch(error => {
    throw new Unavailable(error)
  })
  const transaction = new Transaction(client, heard, citus, beside)
  transaction.company = companyId
  const opening = ['begin', ...(lazy ? ['set local synchronous_commit=off'] : [])]
  if (companyId !== undefined) opening.push(tenantSetting(companyId))
  // Not waited for: it leaves together with the first statement, which fails when this failed.
  const opened = transaction.sendAll(opening)
  opened.catch(() => undefined)
  let value: T
  let committed: Promise<void>
  try {
    value = await work(transaction)
    await opened
    committed = transaction.commit()
    // What was only read is right however the transaction ends.
    if (transaction.changes) await committed
  } catch (error) {
    // When the connection is gone the first error says more than this one.
    const broken = await transaction.send('rollback').then(
      () => false,
      () => true,
    )
    client.release(broken)
    throw broken || isUnable(error) ? new Unavailable(error) : error
  }
  void committed.then(
    () => client.release(),
    () => client.release(true),
  )
  return value
}

/**
 * Runs statements for another company inside the transaction of platform staff: making a company with what belongs to
 * it, in one piece. Only for `run()` of the kernel; the mapper keeps working for the company of the transaction.
 */
export const inOtherCompany = <T>(em: EntityManager, companyId: number, work: () => Promise<T>): Promise<T> =>
  inCompany(em, companyId, work)

/** Runs statements on tables of the platform inside the transaction of platform staff, where rows of all companies are seen. */
export const asPlatform = <T>(em: EntityManager, work: () => Promise<T>): Promise<T> => inCompany(em, undefined, work)

async function inCompany<T>(em: EntityManager, companyId: number | undefined, work: () => Promise<T>): Promise<T> {
  const transaction = transactionOf(em)
  const before = transaction.company
  const of = async (company: number | undefined) => {
    transaction.company = company
    await transaction.send(tenantSetting(company))
  }
  await of(companyId)
  const value = await work()
  await of(before)
  return value
}

/**
 * What tells row-level security the company, until the transaction ends; nobody without one. Citus hands on to its
 * workers what `set local` sets, and not what `set_config()` does; nor does the database have to plan it.
 */
export const tenantSetting = (companyId: number | undefined): string =>
  `set local ${TENANT_SETTING}='${companyId ?? ''}'`
