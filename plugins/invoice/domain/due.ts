/** How an invoice stands with regard to its due date, for lists and pages (R-INV-002 to R-INV-005). */
export type Due =
  | { readonly kind: 'draft' | 'paid' | 'settled' | 'unpayable' }
  | { readonly kind: 'left' | 'late'; readonly days: number }

const DAY_MS = 86_400_000

/** `today` and `enddate` are calendar days, `YYYY-MM-DD`. */
export function dueOf(invoice: { status: string; enddate?: string | null | undefined }, today: string): Due {
  if (invoice.status === 'paid') return { kind: 'paid' }
  if (invoice.status === 'settled') return { kind: 'settled' }
  if (invoice.status === 'unpayable') return { kind: 'unpayable' }
  if (!invoice.enddate) return { kind: 'draft' }
  const days = Math.round((Date.parse(invoice.enddate) - Date.parse(today)) / DAY_MS)
  return days < 0 ? { kind: 'late', days: -days } : { kind: 'left', days }
}
