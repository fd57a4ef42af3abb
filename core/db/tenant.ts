import { TENANT_SETTING } from './entity'
import type { EntityManager, Orm } from './orm'
import { run } from './sql'
import { Transaction } from './transaction'

/**
 * The one door to the data of a company: one transaction in which row-level security knows the company.
 * `companyId` comes from a verified token, the link directory or an event's envelope, never from a payload (R-GEN-001).
 */
export function withTenant<T>(orm: Orm, companyId: number, work: (em: EntityManager) => Promise<T>): Promise<T> {
  if (!Number.isSafeInteger(companyId) || companyId < 1) throw new Error('A company is needed to reach its data')
  const opening = `begin;select set_config('${TENANT_SETTING}','${companyId}',true)`
  return inTransaction(orm, orm.managerFor(companyId), opening, work)
}

/** A transaction on the platform's own tables, without a company: tenant tables answer nothing here. */
export function withPlatform<T>(orm: Orm, work: (em: EntityManager) => Promise<T>): Promise<T> {
  return inTransaction(orm, orm.em.fork(), 'begin', work)
}

async function inTransaction<T>(
  orm: Orm,
  em: EntityManager,
  opening: string,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const client = await orm.pool.connect()
  const transaction = new Transaction(client, orm.heard)
  em.setTransactionContext(transaction)
  // Not waited for: it leaves together with the first statement, which fails when this failed.
  const opened = transaction.send(opening)
  opened.catch(() => undefined)
  let broken = true
  try {
    const value = await work(em)
    await em.flush()
    await opened
    await transaction.send('commit')
    broken = false
    return value
  } catch (error) {
    await transaction.send('rollback').then(
      () => {
        broken = false
      },
      // The connection is gone; the first error says more than this one.
      () => undefined,
    )
    throw error
  } finally {
    em.resetTransactionContext()
    client.release(broken)
  }
}

/**
 * Runs statements for another company inside the transaction of platform staff: making a company with what belongs to
 * it, in one piece. Only for `run()` of the kernel; the mapper keeps working for the company of the transaction.
 */
export async function inOtherCompany<T>(em: EntityManager, companyId: number, work: () => Promise<T>): Promise<T> {
  const [before] = await run<{ company: string | null }>(
    em,
    `select current_setting('${TENANT_SETTING}', true) as company`,
  )
  await run(em, `select set_config('${TENANT_SETTING}', ?, true)`, [String(companyId)])
  const value = await work()
  await run(em, `select set_config('${TENANT_SETTING}', ?, true)`, [before?.company ?? ''])
  return value
}
