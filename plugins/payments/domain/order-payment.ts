import type { Context } from '@core/context/context'
import { invalid, refused } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { lockByName } from '@core/db/lock-by-name'
import { openRecord } from '@core/db/open-record'
import type { Row } from '@core/db/schema'
import { type Cents, formatEuros, fromEuros, toEuros } from '@core/domain/money'
import { openLink, portalLink } from '@core/links/hash'
import type { InferEntity } from '@mikro-orm/postgresql'
import { invoiceLink } from '@plugins/invoice/contract'
import type { CustomerInvoice } from '@plugins/invoice/contract/payments'
import { onlinePaymentLink } from '../contract'
import { OnlinePayment } from '../entities/online-payment'
import { askLater } from '../jobs/look-again'
import { activeAccount, callsBack, providerOf } from './account'
import type { Order, ProviderPayment } from './provider'
import { providerAnswer } from './provider-answer'

export type OnlinePaymentRecord = InferEntity<typeof OnlinePayment>

/** What somebody wants to pay: euros, all that is open when left out; and the way, by its name at the service. */
export interface Wanted {
  readonly amount?: number | null
  readonly method?: string | null
}

/** A payment as the service made it, and what of ours it belongs to. */
export interface Ordered {
  readonly accountId: number
  readonly hash: string
  readonly made: ProviderPayment
}

/** Tries of one invoice that are looked at. */
const MOST_TRIES = 20
/** A page to pay on that somebody opened may not end while it is being read. */
const LEAST_LEFT_MS = 60_000
const LOCALES = { nl: 'nl_NL', en: 'en_US', 'es-AR': 'es_ES' } as const
/**
 * Asks the service for a page on which an invoice is paid, to be awaited outside any transaction; null where one stands
 * already. Whoever asks the same again gets the same, also at the same moment: a customer who taps twice pays once.
 *
 * @throws Problem 409 when nothing is open or customers cannot pay online, 422 for an amount or way that cannot be
 */
export async function orderPayment(
  context: Context,
  invoice: CustomerInvoice,
  wanted: Wanted,
  { again = false }: { again?: boolean } = {},
): Promise<() => Promise<Ordered | null>> {
  const account = await activeAccount(context)
  if (!account) throw refused('payments.not_online')
  const amount = amountOf(invoice, wanted)
  const method = wanted.method ?? undefined
  if (method && !account.methods.includes(method)) throw invalid('method', 'core.invalid_value')
  const tries = await triesOf(context, invoice.id)
  if (!again && tries.some(standsFor(amount, method))) return async () => null
  // Of one statement: whoever asks the same meanwhile reads the same, or the payment that was made of it.
  const before = again ? tries[0] : tries.find(each => !isWaiting(each))
  const key = `${context.company.id}-${account.id}-${invoice.id}-${amount}-${method ?? 'any'}-${before?.id ?? 0}`
  const hash = context.secrets.token(`online payment ${key}`)
  const { publicUrl } = context.config
  const order: Order = {
    amount,
    description: [invoice.number, invoice.seller].filter(Boolean).join(' '),
    ...(method ? { method } : {}),
    redirectUrl: `${portalLink(context, invoiceLink, invoice.hash)}?options=paymentCompleted`,
    ...(callsBack(context, account) ? { webhookUrl: `${publicUrl}/api/onlinepayment/${hash}/callback` } : {}),
    locale: LOCALES[invoice.language],
    key,
  }
  const provider = providerOf(context, account)
  return async () => ({ accountId: account.id, hash, made: await providerAnswer(provider.create(order)) })
}

/** The payment that was ordered, kept; or the one that stood already. @throws Problem 409 when nothing is open any more */
export async function keepOrdered(
  context: Context,
  invoice: CustomerInvoice,
  wanted: Wanted,
  ordered: Ordered | null,
): Promise<OnlinePaymentRecord> {
  await lockByName(context, `online payment of invoice ${invoice.id}`)
  const amount = amountOf(invoice, wanted)
  const kept = ordered
    ? await openRecord(context, OnlinePayment, { provider_id: ordered.made.id })
    : await standing(context, invoice.id, amount, wanted.method ?? undefined)
  if (kept) return kept
  // What stood ended between asking and keeping, or less is open by now than was asked for.
  if (!ordered || ordered.made.amount > invoice.payable) throw refused('payments.ask_again')
  const { made, hash, accountId } = ordered
  const payment = await insertRecord(context, OnlinePayment, {
    account_id: accountId,
    invoice_id: invoice.id,
    provider_id: made.id,
    status: made.status,
    amount_inc: toEuros(made.amount),
    method: made.method,
    url: made.url,
    expires_at: made.expiresAt,
    hash,
  })
  await openLink(context, onlinePaymentLink, hash, payment.id)
  askLater(context, payment)
  context.log({
    type: 'invoice',
    id: invoice.id,
    flowId: invoice.flow_id,
    description: 'payment_ordered',
    after: { amount: toEuros(made.amount) },
  })
  return payment
}

function amountOf({ open: all, payable: open }: CustomerInvoice, { amount }: Wanted): Cents {
  if (open <= 0) throw refused(all > 0 ? 'payments.only_gaccount_open' : 'payments.nothing_open')
  if (amount === undefined || amount === null) return open
  const cents = fromEuros(amount)
  if (cents <= 0) throw invalid('amount', 'payments.amount_too_low')
  if (cents > open) throw invalid('amount', 'payments.amount_too_high', { open: formatEuros(toEuros(open)) })
  return cents
}

type Try = Pick<Row<typeof OnlinePayment>, 'id' | 'status' | 'amount_inc' | 'method' | 'expires_at'>

/** The last tries to pay an invoice online, the newest first. */
const triesOf = (context: Context, invoice_id: number): Promise<Try[]> =>
  readRows(context, OnlinePayment, ['id', 'status', 'amount_inc', 'method', 'expires_at'], { invoice_id }, '-id', {
    limit: MOST_TRIES,
  })

/** Whether its page can still be paid on. */
const isWaiting = ({ status, expires_at }: Try): boolean =>
  status === 'open' && (!expires_at || Date.parse(expires_at) > Date.now() + LEAST_LEFT_MS)

const standsFor = (amount: Cents, method: string | undefined) => (each: Try) =>
  isWaiting(each) && fromEuros(each.amount_inc) === amount && (!method || each.method === method)

async function standing(context: Context, invoiceId: number, amount: Cents, method: string | undefined) {
  const found = (await triesOf(context, invoiceId)).find(standsFor(amount, method))
  return found ? openRecord(context, OnlinePayment, found.id) : null
}
