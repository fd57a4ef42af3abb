import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { type Cents, formatEuros, toEuros } from '@core/domain/money'
import { notify } from '@core/notifications/notify'
import { move } from '@core/states/move'
import { dayOf } from '@core/time/today'
import { type NewPayment, notePayment, readInvoiceNamed, takeBackPayment } from '@plugins/invoice/contract/payments'
import { OnlinePayment } from '../entities/online-payment'
import { MOVE_TO, onlinePaymentStates } from './online-payment-states'
import type { OnlinePaymentRecord } from './order-payment'
import type { GoneBack, OnlineStatus, ProviderPayment } from './provider'

/** Ways of paying by what the service calls them. */
const WAYS: Readonly<Record<string, NewPayment['way']>> = {
  ideal: 'ideal',
  creditcard: 'card',
  applepay: 'card',
  bancontact: 'card',
  pointofsale: 'card',
  banktransfer: 'bank',
  directdebit: 'direct_debit',
}

/** What a service said of a payment, and when it was asked. */
export interface Heard {
  /** Null when it knows no such payment. */
  readonly state: ProviderPayment | null
  readonly askedAt: Date
}

/**
 * Takes over how a payment stands at its service and books what came of it, each movement once (G-PAY). Calls come late,
 * twice and out of order: an answer to an earlier question than the last one says nothing, and what was paid stays so.
 * What cannot be booked now, as its dossier lies in the trash, is kept with the reason and tried again.
 */
export async function takeState(context: Context, id: number, { state, askedAt }: Heard): Promise<OnlinePaymentRecord> {
  const payment = await openRecord(context, OnlinePayment, id, { hold: true })
  if (!payment) throw new Problem(404, 'payments.unknown_payment')
  if (payment.date_asked && payment.date_asked > askedAt) return payment
  payment.date_asked = askedAt
  if (!state) {
    await follow(context, payment, 'expired')
    await writeNow(context)
    return payment
  }
  const wasPaid = payment.status === 'paid'
  Object.assign(payment, {
    method: state.method ?? payment.method,
    url: state.url,
    amount_refunded: toEuros(sumOf(state.refunds)),
    amount_charged_back: toEuros(sumOf(state.chargebacks)),
  })
  await follow(context, payment, state.status, state.paidAt ?? undefined)
  if (payment.status === 'paid') await book(context, payment, state)
  if (payment.status === 'paid' && !wasPaid) await tell(context, payment)
  await writeNow(context)
  return payment
}

/** Brings a payment to the status that the service gives it, where that is one to go on to. */
async function follow(
  context: Context,
  payment: OnlinePaymentRecord,
  status: OnlineStatus,
  at = new Date(),
): Promise<void> {
  if (status === 'open') return
  const name = MOVE_TO[status]
  const { from }: { from: readonly string[] } = onlinePaymentStates.moves[name]
  if (from.includes(payment.status)) await move(context, onlinePaymentStates, payment, name, { at })
}

const sumOf = (parts: readonly GoneBack[]): Cents =>
  parts.reduce((cents, { amount, where }) => (where === 'gone' ? cents + amount : cents), 0)

async function book(context: Context, payment: OnlinePaymentRecord, state: ProviderPayment): Promise<void> {
  const { invoice_id } = payment
  const way = WAYS[state.method ?? ''] ?? 'other'
  const noted = (id: string, cents: Cents, at: Date): NewPayment => ({
    invoice_id,
    amount: toEuros(cents),
    paid_on: dayOf(at, context.company),
    way,
    reference: id,
    source: sourceOf(id),
  })
  const back = [...state.refunds, ...state.chargebacks]
  try {
    await notePayment(context, noted(state.id, state.amount, state.paidAt ?? new Date()))
    for (const { id, amount, at, where } of back)
      await (where === 'gone' ? notePayment(context, noted(id, -amount, at)) : takeBackPayment(context, sourceOf(id)))
    payment.date_booked ??= new Date()
    payment.problem = null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    payment.date_booked = null
    payment.problem = context.text(error.key, error.options.values)
  }
}

const sourceOf = (id: string) => `mollie:${id}`

/** Staff hear that a customer paid: whoever handles the invoice, or everyone (G-NOTIF). */
async function tell(context: Context, { invoice_id, amount_inc }: OnlinePaymentRecord): Promise<void> {
  const invoice = await readInvoiceNamed(context, invoice_id)
  await notify(context, {
    type: 'invoice',
    id: invoice_id,
    flowId: invoice.flow_id,
    userId: invoice.user_id,
    title: context.text('payments.notice_paid', { number: invoice.number ?? '', amount: formatEuros(amount_inc) }),
    body: invoice.relation_fullname,
    url: `/invoice_detail/${invoice_id}`,
  })
}
