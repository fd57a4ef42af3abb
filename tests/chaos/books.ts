import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import plugins from '@plugins/index'
import { Client } from 'pg'
import { until } from './app-process'
import type { Acknowledged } from './clients'
import { auditEffects } from './effects'

const assembly = assemble([kernel, ...plugins])
const handlersOf = (name: string) => [
  ...(assembly.subscriptions.get(name) ?? []).filter(({ handler }) => !handler.within).map(({ id }) => id),
  ...(assembly.jobs.has(name) ? [name] : []),
]

/** What is wrong in the database after a run, seen as its owner; nothing when all was kept and nothing happened twice. */
export async function auditBooks(
  ownerUrl: string,
  companyId: number,
  acknowledged: readonly Acknowledged[],
  mails: ReadonlyMap<string, readonly string[]>,
) {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  const all = async <T extends object>(sql: string, values: unknown[] = []) => (await client.query<T>(sql, values)).rows
  try {
    await delivered(all)
    const wrong: string[] = []
    const quotations = await all<{ id: string; number: string; status: string }>(
      'select id, number, status from quotation where company_id = $1 order by id',
      [companyId],
    )
    const invoices = await all<{ id: string; number: string | null; status: string }>(
      'select id, number, status from invoice where company_id = $1 order by id',
      [companyId],
    )
    const quotationOf = new Map(quotations.map(row => [Number(row.id), row]))
    const invoiceOf = new Map(invoices.map(row => [Number(row.id), row]))
    for (const told of acknowledged) {
      const quotation = quotationOf.get(told.quotationId)
      const invoice = invoiceOf.get(told.invoiceId)
      if (quotation?.status !== 'invoiced' && quotation?.status !== 'approved')
        wrong.push(`quotation ${told.quotationId} is ${quotation?.status}`)
      if (quotation?.number !== told.quotationNumber)
        wrong.push(`quotation ${told.quotationNumber} is ${quotation?.number}`)
      if (invoice?.number !== told.invoiceNumber) wrong.push(`invoice ${told.invoiceNumber} is ${invoice?.number}`)
    }
    if (quotations.length !== acknowledged.length)
      wrong.push(`${quotations.length} quotations for ${acknowledged.length} that were told of`)
    if (invoices.length !== acknowledged.length)
      wrong.push(`${invoices.length} invoices for ${acknowledged.length} that were told of`)
    if (new Set(quotations.map(row => row.number)).size !== quotations.length) wrong.push('a quotation number twice')
    const numbers = invoices.map(row => Number(row.number?.split('-').at(-1))).sort((a, b) => a - b)
    if (numbers.some((number, i) => number !== i + 1)) wrong.push(`invoice numbers have gaps: ${numbers.join(' ')}`)
    wrong.push(...(await auditEffects(all, companyId, acknowledged, mails)))
    return wrong
  } finally {
    await client.end()
  }
}

/** Waits until every outbox row has left and each of its handlers has dealt with it. */
async function delivered(all: <T extends object>(sql: string) => Promise<T[]>): Promise<void> {
  let open: string[] = []
  await until(
    async () => {
      const rows = await all<{ id: string; name: string; done: string[] | null; dispatched: boolean }>(
        `select o.id, o.name, o.dispatched_at is not null as dispatched,
           (select array_agg(e.handler::text) from effect e where e.outbox_id = o.id) as done
         from outbox o where o.run_at <= now()`,
      )
      open = rows
        .filter(row => !row.dispatched || handlersOf(row.name).some(handler => !row.done?.includes(handler)))
        .map(row => `${row.id} ${row.name} ${row.dispatched}`)
      return open.length === 0
    },
    () => `Not delivered: ${open.length}, such as ${open.slice(0, 5).join(', ')}`,
  )
}
