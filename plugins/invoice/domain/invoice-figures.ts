import { above, below } from '@core/db/where'
import { today } from '@core/time/today'
import { documentExport } from '@plugins/documents/contract/document-export'
import type { Figure, Standing } from '@plugins/settings/contract/figures'
import { Invoice } from '../entities/invoice'
import { invoices } from '../resources/invoices'
import { FINAL, INVOICED_STATUSES, OPEN_STATUSES } from './open-statuses'

const ofInvoices = {
  module: 'INVOICE',
  entity: Invoice,
  by: 'documentdate',
  where: FINAL,
  owner: 'user_id',
  dossier: 'flow_id',
  address: '/invoice_overview',
} as const

/** What was invoiced, credit invoices taken off; money only for who runs the company. */
export const invoiceFigures: readonly Figure[] = [
  { ...ofInvoices, key: 'invoices_sent', label: 'invoice.figure_sent', unit: 'count' },
  {
    ...ofInvoices,
    key: 'revenue_exc',
    label: 'invoice.figure_revenue_exc',
    unit: 'money',
    column: 'amount_exc_vat',
    role: 1000,
  },
  {
    ...ofInvoices,
    key: 'revenue_inc',
    label: 'invoice.figure_revenue_inc',
    unit: 'money',
    column: 'amount_inc_vat',
    role: 1000,
  },
]

export const invoiceExport = documentExport({
  type: 'invoices',
  module: 'INVOICE',
  resource: invoices,
  by: 'documentdate',
  where: { status: [...INVOICED_STATUSES] },
})

/** What customers still have to pay, and what they should have by now. */
export const invoiceStandings: readonly Standing[] = [
  {
    key: 'invoices_outstanding',
    module: 'INVOICE',
    entity: Invoice,
    where: () => ({ is_template: false, status: [...OPEN_STATUSES], amount_open: above(0) }),
    column: 'amount_open',
  },
  {
    key: 'invoices_overdue',
    module: 'INVOICE',
    entity: Invoice,
    where: ({ company }) => ({
      is_template: false,
      status: [...OPEN_STATUSES],
      amount_open: above(0),
      enddate: below(today(company)),
    }),
    column: 'amount_open',
  },
]
