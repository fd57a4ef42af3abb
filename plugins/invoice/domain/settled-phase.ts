import { fromEuros } from '@core/domain/money'
import type { PhaseMeaning } from '@plugins/crm/contract'
import { OPEN_STATUSES } from './open-statuses'

/** As much of an invoice as the dossier asks for; euros including VAT. */
export interface SettledInvoice {
  readonly status: string
  readonly amount_inc_vat: number
  readonly amount_paid: number
  readonly amount_open: number
}

/**
 * Sub-status that the invoices of a dossier come to together (R-FLOW-011), null as long as nothing came in or was given
 * up. Drafts count with all that they ask for, credits with their minus.
 */
export function settledPhase(invoices: readonly SettledInvoice[], leftToInvoice: boolean): PhaseMeaning | null {
  const some = (status: string) => invoices.some(invoice => invoice.status === status)
  const paid = invoices.some(({ amount_paid }) => amount_paid > 0)
  if (!paid && !some('unpayable')) return null
  const due = invoices.reduce((cents, invoice) => cents + stillDue(invoice), 0)
  if (due > 0 || leftToInvoice) return paid ? 'invoice_partly_paid' : null
  return some('unpayable') ? 'invoice_unpayable' : 'invoice_paid'
}

function stillDue({ status, amount_inc_vat, amount_open }: SettledInvoice): number {
  if (status === 'draft') return fromEuros(amount_inc_vat)
  return OPEN_STATUSES.some(open => open === status) ? fromEuros(amount_open) : 0
}
