import { addDays, type MenuBadge, type RowOf, today, useList, useOwns } from '@core/ui'
import { dueOf } from '../../domain/due'
import { OPEN_STATUSES } from '../../domain/open-statuses'

export type InvoiceRow = RowOf<'/api/invoice'>

/** Statuses in which the customer still has to pay, as lists filter on them. */
export const OPEN = OPEN_STATUSES.join()

/** Days that an invoice is too late; zero when it is not. */
export const daysLate = (invoice: Pick<InvoiceRow, 'status' | 'enddate' | 'amount_open'>): number => {
  const due = dueOf(invoice, today())
  return due.kind === 'late' ? due.days : 0
}

/** What lists ask for the invoices that should have been paid (R-INV-006). */
export const overdue = () => ({ status: OPEN, enddate_to: addDays(today(), -1), amount_open_from: '0.01' })

/** How many invoices should have been paid. */
export function useOverdue(): number | undefined {
  const owns = useOwns('INVOICE')
  return useList('/api/invoice', { ...overdue(), limit: 1 }, { enabled: owns }).data?.total
}

/** The red count behind "Facturen" in the menu (R-INV-006). */
export function useOverdueCount(): MenuBadge | undefined {
  const count = useOverdue()
  return count ? { count, tone: 'attention' } : undefined
}
