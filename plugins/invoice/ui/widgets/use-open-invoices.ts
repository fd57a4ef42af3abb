import { type MenuBadge, type RowOf, useList, useOwns } from '@core/ui'
import { dueOf } from '../../domain/due'

export type InvoiceRow = RowOf<'/api/invoice'>

/** Statuses in which the customer still has to pay. */
export const OPEN = 'sent,approved,expired'

/** The calendar day here, `YYYY-MM-DD`. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date())

/** Days that an invoice is too late; zero when it is not. */
export const daysLate = (invoice: { status: string; enddate: string | null }): number => {
  const due = dueOf(invoice, today())
  return due.kind === 'late' ? due.days : 0
}

/** All invoices that wait for payment, at most a thousand. */
export function useOpenInvoices(): InvoiceRow[] | undefined {
  const { data } = useList('/api/invoice', { status: OPEN, sort: 'enddate', limit: 1000 } as never)
  return data?.rows
}

/** The red count behind "Facturen" in the menu (R-INV-006). */
export function useOverdueCount(): MenuBadge | undefined {
  const owns = useOwns('INVOICE')
  const rows = useOpenInvoices()
  const count = owns ? (rows ?? []).filter(row => daysLate(row) > 0).length : 0
  return count ? { count, tone: 'attention' } : undefined
}
