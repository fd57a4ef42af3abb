import { OPEN_STATUSES } from './open-statuses'

/** How an invoice stands with regard to its due date, for lists and pages (R-INV-002 to R-INV-005). */
export type Due =
  | { readonly kind: 'draft' | 'paid' | 'settled' | 'unpayable' }
  | { readonly kind: 'left' | 'late'; readonly days: number }

/** As much of an invoice as says how it stands: its last day, and what is left to pay in euros. */
export interface DueInvoice {
  readonly status: string
  readonly enddate?: string | null | undefined
  readonly amount_open: number
}

const DAY_MS = 86_400_000

/** `today` and `enddate` are calendar days, `YYYY-MM-DD`. */
export function dueOf(invoice: DueInvoice, today: string): Due {
  if (invoice.status === 'paid') return { kind: 'paid' }
  if (invoice.status === 'settled') return { kind: 'settled' }
  if (invoice.status === 'unpayable') return { kind: 'unpayable' }
  // Whatever is left then is to be paid back.
  if (invoice.amount_open <= 0 && OPEN_STATUSES.some(status => status === invoice.status)) return { kind: 'settled' }
  if (!invoice.enddate) return { kind: 'draft' }
  const days = Math.round((Date.parse(invoice.enddate) - Date.parse(today)) / DAY_MS)
  return days < 0 ? { kind: 'late', days: -days } : { kind: 'left', days }
}
