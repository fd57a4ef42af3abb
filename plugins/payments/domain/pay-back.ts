import type { Context } from '@core/context/context'
import { notFound, Problem, refused } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { type Cents, formatEuros, toEuros } from '@core/domain/money'
import { PaymentAccount } from '../entities/payment-account'
import { askLater } from '../jobs/look-again'
import { providerOf } from './account'
import { askState } from './ask-state'
import type { OnlinePaymentRecord } from './order-payment'
import { amountOf, type ProviderPayment } from './provider'
import { providerAnswer } from './provider-answer'
import type { Heard } from './take-state'

/** How much goes back, and how much whoever asks has seen go back before. */
export interface Refund {
  readonly amount: Cents
  readonly seen: Cents
}

/**
 * Pays back, to be awaited outside any transaction. What the service says has gone back, or is on its way, has to be what
 * whoever asks has seen: so a second request, whoever sends it and however late, pays only when it says "one more" (G-PAY).
 *
 * @throws Problem 404, 409 once awaited when the service refuses, more was paid back than was seen, or less is left
 */
export async function payBack(
  context: Context,
  payment: OnlinePaymentRecord,
  wanted: Refund,
): Promise<() => Promise<Heard>> {
  const account = await openRecord(context, PaymentAccount, payment.account_id)
  if (!account) throw notFound()
  const provider = providerOf(context, account)
  const ask = await askState(context, payment)
  const { provider_id } = payment
  const description = context.text('payments.refund_of', { id: provider_id })
  const ofPayment = `refund-${context.company.id}-${payment.id}`
  // Kept before the service is called: an answer that never comes is found by asking.
  askLater(context, payment, { refundedAt: new Date() })
  return async () => {
    const { state } = await ask()
    if (state?.status !== 'paid') throw refused('payments.not_paid')
    refuseUnseen(state, wanted)
    // Requests at the same moment carry the same key, whatever their amounts: the service pays the first of them.
    const key = `${ofPayment}-${state.refunds.length}`
    const { amount } = wanted
    const made = await providerAnswer(provider.refund(provider_id, { amount, description, key }))
    const after = await ask()
    if (made.amount !== amount && after.state) refuseUnseen(after.state, wanted)
    return after
  }
}

/** @throws Problem 409 when more went back than was seen, with how much, or more is asked for than is left */
function refuseUnseen(state: ProviderPayment, { amount, seen }: Refund): void {
  const gone = amountOf(state.refunds)
  const amount_refunded = toEuros(gone)
  if (gone !== seen)
    throw new Problem(409, gone ? 'payments.refunded_before' : 'payments.refund_came_back', {
      values: { amount: formatEuros(amount_refunded) },
      extra: { amount_refunded },
    })
  const left = state.amount - gone - amountOf(state.chargebacks)
  if (amount <= 0 || amount > left)
    throw refused('payments.refund_too_high', { left: formatEuros(toEuros(Math.max(0, left))) })
}
