import { refused } from '@core/context/problem'
import { type Cents, formatEuros, fromEuros, toEuros } from '@core/domain/money'
import type { InvoiceRecord } from './settle-invoice'

/** How far what was paid lies outside what is due: above it, or, below nothing, paid back without having come in. */
const beyond = (paid: Cents, due: Cents): Cents => Math.max(0, paid - Math.max(0, due), Math.min(0, due) - paid)

/**
 * Refuses a payment with which more came in than an invoice asks for, or more went back than came in: mostly it was noted
 * already. Of a credit it is the other way around. The invoice is held by the caller. @throws Problem 409
 */
export function refuseBeyondDue(invoice: InvoiceRecord, amount: number): void {
  const paid = fromEuros(invoice.amount_paid)
  const due = paid + fromEuros(invoice.amount_open)
  if (beyond(paid + fromEuros(amount), due) <= beyond(paid, due)) return
  const values = {
    number: invoice.number ?? '',
    open: formatEuros(invoice.amount_open),
    paid: formatEuros(toEuros(paid)),
  }
  const isPaying = amount > 0 !== Boolean(invoice.credit_of)
  throw refused(isPaying ? 'invoice.more_than_open' : 'invoice.more_back_than_paid', values)
}
