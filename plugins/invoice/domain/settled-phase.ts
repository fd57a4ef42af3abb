import { fromEuros } from '@core/domain/money'
import { OPEN_STATUSES } from './open-statuses'

/** As much of an invoice as the dossier asks for; the amount in euros including VAT. */
export interface SettledInvoice {
  readonly status: string
  readonly amount_inc_vat: number
}

const waiting: readonly string[] = ['draft', ...OPEN_STATUSES]

/**
 * Sub-status that the invoices of a dossier come to together (R-FLOW-011), null as long as none was settled. Credit
 * invoices count against what is still to be paid.
 */
export function settledPhase(invoices: readonly SettledInvoice[], leftToInvoice: boolean): string | null {
  const some = (status: string) => invoices.some(invoice => invoice.status === status)
  if (!some('paid') && !some('unpayable')) return null
  const open = invoices.filter(({ status }) => waiting.includes(status))
  const due = open.reduce((cents, { amount_inc_vat }) => cents + fromEuros(amount_inc_vat), 0)
  if (due > 0 || leftToInvoice) return some('paid') ? 'Deel betaling gedaan' : null
  return some('unpayable') ? 'Oninbaar' : 'Betaald'
}
