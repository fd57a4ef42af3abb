import { documentExport } from '@plugins/documents/contract/document-export'
import type { Figure, Standing } from '@plugins/settings/contract/figures'
import { Quotation } from '../entities/quotation'
import { quotations } from '../resources/quotations'

const ofQuotations = {
  module: 'QUOTATION',
  entity: Quotation,
  where: { is_template: false },
  owner: 'user_id',
  dossier: 'flow_id',
  address: '/quotation_overview',
} as const

/** What went out to customers, and what they agreed to. */
export const quotationFigures: readonly Figure[] = [
  { ...ofQuotations, key: 'quotations_sent', label: 'quotation.figure_sent', unit: 'count', by: 'date_send' },
  {
    ...ofQuotations,
    key: 'quotations_approved',
    label: 'quotation.figure_approved',
    unit: 'count',
    by: 'date_approved',
    address: '/quotation_overview?status=approved',
  },
  {
    ...ofQuotations,
    key: 'quotation_amount_exc',
    label: 'quotation.figure_amount',
    unit: 'money',
    by: 'date_approved',
    column: 'amount_exc_vat',
    role: 1000,
  },
]

export const quotationExport = documentExport({
  type: 'quotations',
  module: 'QUOTATION',
  resource: quotations,
  by: 'date_send',
})

/** Quotations that wait for their customers. */
export const quotationStandings: readonly Standing[] = [
  {
    key: 'quotations_outstanding',
    module: 'QUOTATION',
    entity: Quotation,
    where: () => ({ is_template: false, status: 'sent' }),
    column: 'amount_exc_vat',
  },
]
