import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { type Cents, formatEuros, fromEuros, toEuros } from '@core/domain/money'
import { notify } from '@core/notifications/notify'
import { move } from '@core/states/move'
import { dayOf } from '@core/time/today'
import { type NewPayment, notePayment, readInvoiceNamed, takeBackPayment } from '@plugins/invoice/contract/payments'
import { OnlinePayment } from '../entities/online-payment'
import { MOVE_TO, onlinePaymentStates } from './online-payment-states'
import type { OnlinePaymentRecord } from './order-payment'
import { amountOf, type OnlineStatus, type ProviderPayment } from './provider'

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
  const refunded = amountOf(state.refunds) - fromEuros(payment.amount_refunded)
  Object.assign(payment, {
    method: state.method ?? payment.method,
    url: state.url,
    amount_refunded: toEuros(amountOf(state.refunds)),
    amount_refund_pending: toEuros(amountOf(state.refunds.filter(({ where }) => where === 'underway'))),
    amount_charged_back: toEuros(amountOf(state.chargebacks)),
  })
  await follow(context, payment, state.status, state.paidAt ?? undefined)
  if (payment.status === 'paid') await book(context, payment, state)
  if (payment.status === 'paid' && !wasPaid) await tell(context, payment)
  if (refunded > 0) logRefund(context, payment, refunded)
  await writeNow(context)
  return payment
}

function logRefund(context: Context, { invoice_id }: OnlinePaymentRecord, cents: Cents): void {
  context.log({
    type: 'invoice',
    id: invoice_id,
    description: 'payment_refunded',
    after: { amount: toEuros(cents) },
  })
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
    // What is on its way has left the company: nobody may pay it back again, and it is owed again until it comes back.
    for (const { id, amount, at, where } of back)
      await (where === 'back' ? takeBackPayment(context, sourceOf(id)) : notePayment(context, noted(id, -amount, at)))
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
