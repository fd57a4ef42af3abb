import { testServer } from '@core/testing/server'
import { callBack, link, pay, quietMollie, sentInvoice } from '@plugins/payments/tests/online'

const INVOICES = 1000
/** How often the service calls about each of them. */
const CALLS = 3
const AT_ONCE = 16

/** Does something with each, so many at once. */
async function each<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < all.length; at = next++) done[at] = await work(all[at] as T)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return done
}

/**
 * `npm run bench -- --payments`: a thousand invoices are paid online, and the service calls three times about each, in no
 * order. What has to come of it are a thousand payments. It runs in a process of its own: what tests sign in with is cheap there alone.
 */
export const measurePayments = (): Promise<number> =>
  Bun.spawn([process.execPath, import.meta.path], {
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['ignore', 'inherit', 'inherit'],
  }).exited

async function payOnline(): Promise<void> {
  const server = await testServer({ checkResponses: false })
  const mollie = quietMollie()
  const { id: companyId, admin } = await server.company()
  await link(admin)
  const invoices = await each(Array.from({ length: INVOICES }), () => sentInvoice(admin, 100))
  const ids = await each(invoices, invoice => pay(server, invoice))
  for (const id of ids) mollie.settle(id, 'paid')
  const calls = Array.from({ length: CALLS }, () => ids).flat()
  for (let at = calls.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1))
    ;[calls[at], calls[other]] = [calls[other] ?? '', calls[at] ?? '']
  }
  const started = performance.now()
  const statuses = await each(calls, id => callBack(server, mollie, id))
  const seconds = (performance.now() - started) / 1000
  const { rows } = await server.owner.query(
    'select count(*)::int as booked, sum(amount)::float8 as euros from payment where company_id = $1',
    [companyId],
  )
  const { booked, euros } = rows[0]
  if (booked !== INVOICES || euros !== INVOICES * 121 || statuses.some(status => status !== 200))
    throw new Error(`${booked} payments of ${euros} euros came of ${calls.length} calls.`)
  console.log(
    `\n${calls.length} calls about ${INVOICES} payments: exactly ${booked} booked, ${Math.round(calls.length / seconds)} calls/s`,
  )
  await server.stop()
}

if (import.meta.main) {
  await payOnline()
  process.exit(0)
}
