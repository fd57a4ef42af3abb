import { type Call, call } from '@core/context/call'
import { type Context, signedIn } from '@core/context/context'
import { forbidden, invalid, notFound } from '@core/context/problem'
import { insertRows } from '@core/db/insert'
import { openRecord } from '@core/db/open-record'
import { updateRows } from '@core/db/write'
import { addDays, today } from '@core/time/today'
import { flowReader } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { OPEN_STATUSES } from '../domain/open-statuses'
import { Invoice } from '../entities/invoice'
import { InvoiceDispute } from '../entities/invoice-dispute'
import { ReminderPause } from '../entities/reminder-pause'
import { standingsOf } from './standing'

const access = { module: 'INVOICE' } as const
const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const number = t.Optional(t.Integer({ minimum: 1 }))
/** Of one invoice, of one customer, or of the company where neither is named. */
const of = { invoice_id: number, relation_id: number }
const done = t.Object({ done: t.Literal(true) })

/** Role of who may hold up the reminders of the whole company. */
const MANAGER = 1000
/** A pause is no way to switch reminders off. */
const LONGEST_PAUSE = 366

interface Of {
  readonly invoice_id?: number | undefined
  readonly relation_id?: number | undefined
}

/** An invoice that a reminder can be about, held so that none goes out meanwhile. */
async function heldInvoice(context: Context, id: number) {
  const invoice = await openRecord(context, Invoice, id, { hold: true })
  if (!invoice || invoice.deleted_at || invoice.is_template) throw notFound()
  return invoice
}

/** Ends the pauses of an invoice, a customer or the company, and answers how the log names what was paused. */
async function endPauses(context: Context, { invoice_id, relation_id }: Of) {
  if (invoice_id && relation_id) throw invalid('relation_id', 'invoice.pause_of_one')
  if (!invoice_id && !relation_id && signedIn(context).role < MANAGER) throw forbidden()
  const invoice = invoice_id ? await heldInvoice(context, invoice_id) : null
  const customer = relation_id ? await context.use(flowReader).customer(context, relation_id) : null
  if (relation_id && !customer) throw invalid('relation_id', 'core.unknown_reference')
  const target = { invoice_id: invoice_id ?? null, relation_id: relation_id ?? null }
  const ended = await updateRows(context, ReminderPause, { ...target, ended_at: null }, { ended_at: new Date() })
  const subject = invoice
    ? { type: 'invoice', id: invoice.id, flowId: invoice.flow_id ?? null }
    : relation_id
      ? { type: 'relation', id: relation_id }
      : { type: 'company', id: context.company.id }
  return { target, subject, ended }
}

/** Holds reminders up until a day, and lets them go again. */
export const pauseCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: 'reminder/pause',
    operationId: 'reminder.pause',
    access,
    summary: 'Send no reminders until after a day: of an invoice, of a customer, or of the company by a manager',
    body: t.Object({ ...of, until: t.String({ format: 'date' }) }, { additionalProperties: false }),
    response: done,
    example: { invoice_id: 1, until: '2026-12-04' },
    async run(context, { body }) {
      const day = today(context.company)
      if (body.until < day || body.until > addDays(day, LONGEST_PAUSE)) throw invalid('until', 'invoice.pause_day')
      const { target, subject } = await endPauses(context, body)
      await insertRows(context, ReminderPause, [{ ...target, until: body.until }])
      context.log({ ...subject, description: 'reminders_paused', after: { until: body.until } })
      return { done: true as const }
    },
  }),
  call({
    method: 'POST',
    path: 'reminder/resume',
    operationId: 'reminder.resume',
    access,
    summary: 'End the pause of the reminders of an invoice, of a customer, or of the company by a manager',
    body: t.Object(of, { additionalProperties: false }),
    response: done,
    example: { invoice_id: 1 },
    async run(context, { body }) {
      const { subject, ended } = await endPauses(context, body)
      if (ended) context.log({ ...subject, description: 'reminders_resumed' })
      return { done: true as const }
    },
  }),
]

/** What a customer has against an invoice: until it is settled nothing goes out about it. */
export const disputeCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: 'invoice/:id/dispute',
    access,
    summary: 'Note that the customer disputes an invoice: its reminders stop until that is settled',
    params,
    body: t.Object(
      {
        reason: t.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
        amount: t.Optional(t.Union([t.Number({ exclusiveMinimum: 0 }), t.Null()])),
      },
      { additionalProperties: false },
    ),
    response: done,
    example: { reason: 'De steiger stond er te lang', amount: 450 },
    async run(context, { params, body }) {
      const invoice = await heldInvoice(context, params.id)
      if (!OPEN_STATUSES.some(status => status === invoice.status)) throw context.refuse('invoice.nothing_to_remind')
      const [standing] = await standingsOf(context, invoice.id)
      if (!standing) throw context.refuse('invoice.nothing_to_remind')
      if (standing.dispute) throw context.refuse('invoice.is_disputed')
      if (body.amount && body.amount > invoice.amount_open) throw invalid('amount', 'invoice.disputed_too_much')
      const { id, flow_id } = invoice
      const dispute = { reason: body.reason.trim(), amount: body.amount ?? null }
      await insertRows(context, InvoiceDispute, [{ invoice_id: id, ...dispute, disputed_on: today(context.company) }])
      context.log({ type: 'invoice', id, flowId: flow_id, description: 'disputed', after: dispute })
      return { done: true as const }
    },
  }),
  call({
    method: 'POST',
    path: 'invoice/:id/settledispute',
    access,
    summary: 'The customer no longer disputes an invoice: its reminders go on',
    params,
    response: done,
    async run(context, { params }) {
      const { id, flow_id } = await heldInvoice(context, params.id)
      const settled = await updateRows(
        context,
        InvoiceDispute,
        { invoice_id: id, settled_at: null },
        { settled_at: new Date() },
      )
      if (!settled) throw context.refuse('invoice.not_disputed')
      context.log({ type: 'invoice', id, flowId: flow_id, description: 'dispute_settled' })
      return { done: true as const }
    },
  }),
]
