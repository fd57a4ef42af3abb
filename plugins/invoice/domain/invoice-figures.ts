import type { Figure } from '@plugins/settings/contract/figures'
import { Invoice } from '../entities/invoice'
import { INVOICED_STATUSES } from './open-statuses'

const ofInvoices = {
  module: 'INVOICE',
  entity: Invoice,
  by: 'documentdate',
  where: { is_template: false, status: [...INVOICED_STATUSES] },
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
