import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { fromEuros, toEuros } from '@core/domain/money'
import { dayOf, latestDay } from '@core/time/today'
import { invoiceEvents } from '../contract'
import { Invoice } from '../entities/invoice'
import { WriteOff } from '../entities/write-off'

interface Given {
  readonly id: number
  readonly status: string
  readonly amount_open: number
}

/**
 * Lets what is written off of an invoice follow from it: all that is open while it is given up, nothing otherwise. The
 * difference is booked at `at`, and never before what it takes back; whoever calls holds the invoice.
 */
export async function followWriteOff(context: Context, invoice: Given, at: Date): Promise<void> {
  const booked = await readRows(context, WriteOff, ['amount', 'written_on'], { invoice_id: invoice.id })
  const givenUp = invoice.status === 'unpayable' ? fromEuros(invoice.amount_open) : 0
  const change = givenUp - booked.reduce((cents, { amount }) => cents + fromEuros(amount), 0)
  if (!change) return
  const written_on = latestDay([dayOf(at, context.company), ...booked.map(one => one.written_on)])
  await insertRows(context, WriteOff, [{ invoice_id: invoice.id, amount: toEuros(change), written_on }])
}

async function follow({ id }: { readonly id: number }, context: Context): Promise<void> {
  const invoice = await openRecord(context, Invoice, id)
  if (invoice) await followWriteOff(context, invoice, new Date())
}

const { writtenOff, putBack } = invoiceEvents

export const writeOffFollows: readonly EventHandler[] = [writtenOff, putBack].map(event =>
  on(event, `book what is written off, on ${event.name}`, follow, { within: true }),
)
