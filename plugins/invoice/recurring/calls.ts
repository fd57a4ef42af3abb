import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { not } from '@core/db/where'
import { answer, find, withLocation } from '@core/resource/record'
import { rowWith } from '@core/resource/schemas'
import { addDays, today } from '@core/time/today'
import { newDocumentBody } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { Invoice } from '../entities/invoice'
import { RecurringInvoicePeriod } from '../entities/recurring-invoice-period'
import { billNext } from './bill-next'
import { createRecurringInvoice, type RecurringInvoiceRecord } from './create-recurring-invoice'
import { billRecurring } from './jobs'
import { endRecurring, heldRecurring, pauseRecurring, resumeRecurring } from './lifecycle'
import { openDates } from './next-date'
import { periodAt } from './periods'
import { recurringInvoices } from './resource'
import { sendPeriod } from './send-period'
import { UNITS } from './units'

const access = { module: 'INVOICE' } as const
const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const enrichers = recurringInvoices.enrich ?? []
const response = rowWith(recurringInvoices, enrichers)
const day = t.String({ format: 'date' })

const shown = async (context: Context, id: number) =>
  answer(recurringInvoices, enrichers, context, await find(recurringInvoices, context, id))

const createCall = call({
  method: 'POST',
  path: 'recurring_invoice',
  operationId: 'recurring_invoice.create',
  access,
  summary: 'Invoice that comes again each period, begun like an invoice or with those of one',
  status: 201,
  body: t.Composite(
    [
      newDocumentBody,
      t.Object({
        invoice_id: t.Optional(t.Integer({ minimum: 1, description: 'Begins with customer and lines of this one' })),
        interval_unit: t.Union(UNITS.map(unit => t.Literal(unit))),
        interval_count: t.Optional(t.Integer({ minimum: 1, maximum: 60 })),
        first_date: day,
        end_date: t.Optional(nullable(day)),
        times: t.Optional(nullable(t.Integer({ minimum: 1, maximum: 999 }))),
        in_arrears: t.Optional(t.Boolean()),
        way: t.Optional(t.Union([t.Literal('draft'), t.Literal('mail')])),
      }),
    ],
    { additionalProperties: false },
  ),
  response,
  example: { relation_id: 1, interval_unit: 'year', first_date: '2026-12-01' },
  async run(context, { body }) {
    const { id } = await createRecurringInvoice(context, body)
    return withLocation(await shown(context, id), recurringInvoices.path, id)
  },
})

const coming = t.Object({
  date: day,
  from: day,
  until: day,
  amount_exc_vat: t.Number(),
  amount_inc_vat: t.Number(),
})
const billed = t.Object({
  period_date: day,
  refusal: nullable(t.String({ description: 'Why its invoice stayed a draft' })),
  invoice_id: nullable(t.Integer({ description: 'None once it was deleted for good' })),
  number: nullable(t.String()),
  status: nullable(t.String()),
  amount_inc_vat: nullable(t.Number()),
})

/** More than come of one in a year: one a week. */
const MOST_COMING = 53
/** As far as it looks ahead. */
const AHEAD_DAYS = 365

const readPeriods = call({
  method: 'GET',
  path: 'recurring_invoice/:id/periods',
  operationId: 'recurring_invoice.periods',
  access,
  summary: 'What comes of it in the next twelve months, and what was made of it, newest first',
  params,
  response: t.Object({ coming: t.Array(coming), billed: t.Array(billed) }),
  async run(context, { params }) {
    const recurring = await find(recurringInvoices, context, params.id)
    return { coming: await comingOf(context, recurring), billed: await billedOf(context, recurring.id) }
  },
})

/** Periods that are still to be billed; one that pauses or ended has none. */
async function comingOf(context: Context, recurring: RecurringInvoiceRecord) {
  if (recurring.status !== 'active' || !recurring.next_date) return []
  const [template] = await readRows(context, Invoice, ['amount_exc_vat', 'amount_inc_vat'], {
    template_of: recurring.id,
  })
  const { amount_exc_vat = 0, amount_inc_vat = 0 } = template ?? {}
  const until = addDays(today(context.company), AHEAD_DAYS)
  const dates = await openDates(context, recurring, { from: recurring.next_date, until, most: MOST_COMING })
  return dates.map(date => {
    const { from, to } = periodAt(recurring, date, recurring.in_arrears)
    return { date, from, until: to, amount_exc_vat, amount_inc_vat }
  })
}

async function billedOf(context: Context, id: number) {
  const columns = ['period_date', 'refusal', 'invoice_id'] as const
  const periods = await readRows(context, RecurringInvoicePeriod, columns, { recurring_invoice_id: id }, '-id', {
    limit: 500,
  })
  const ids = periods.flatMap(({ invoice_id }) => invoice_id ?? [])
  const facts = ['id', 'number', 'status', 'amount_inc_vat'] as const
  const invoices = new Map(
    (ids.length ? await readRows(context, Invoice, facts, { id: ids }) : []).map(invoice => [invoice.id, invoice]),
  )
  return periods.map(({ period_date, refusal, invoice_id }) => {
    const invoice = invoices.get(invoice_id ?? 0)
    return {
      period_date,
      refusal: invoice?.status === 'draft' ? refusal : null,
      invoice_id: invoice?.id ?? null,
      number: invoice?.number ?? null,
      status: invoice?.status ?? null,
      amount_inc_vat: invoice?.amount_inc_vat ?? null,
    }
  })
}

const moveCall = (
  path: 'pause' | 'resume' | 'end',
  summary: string,
  act: (context: Context, recurring: RecurringInvoiceRecord) => Promise<void>,
) =>
  call({
    method: 'POST',
    path: `recurring_invoice/:id/${path}`,
    operationId: `recurring_invoice.${path}`,
    access,
    summary,
    params,
    response,
    async run(context, { params }) {
      await act(context, await heldRecurring(context, params.id))
      return shown(context, params.id)
    },
  })

const tryAgain = call({
  method: 'POST',
  path: 'recurring_invoice/:id/tryagain',
  operationId: 'recurring_invoice.tryagain',
  access,
  summary: 'Send and make now what could not be sent or made before',
  params,
  response,
  async run(context, { params }) {
    const { id } = await heldRecurring(context, params.id)
    const waiting = { recurring_invoice_id: id, refusal: not(null) }
    const periods = await readRows(context, RecurringInvoicePeriod, ['id'], waiting, 'id')
    for (const period of periods) await sendPeriod(context, period.id)
    const next = await billNext(context, id)
    if (next) context.enqueue(billRecurring, next)
    return shown(context, id)
  },
})

export const recurringCalls: readonly Call[] = [
  createCall,
  readPeriods,
  moveCall('pause', 'Make no invoices until it goes on', pauseRecurring),
  moveCall('resume', 'Go on; what fell in the pause is not billed', resumeRecurring),
  moveCall('end', 'Make no more invoices of it; those that were made stay', endRecurring),
  tryAgain,
]
