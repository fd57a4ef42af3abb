import { nullable } from '@core/db/schema'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { rollsBack } from '@plugins/documents/contract'
import { DOCUMENT_READONLY } from '@plugins/documents/contract/document-columns'
import { Type as t } from '@sinclair/typebox'
import { invoiceDeleted } from '../contract'
import { invoiceLifecycle } from '../domain/invoice-lifecycle'
import { Invoice } from '../entities/invoice'

/** Invoices. A sent one is immutable: correct it with a credit invoice. */
export const invoices = resource({
  entity: Invoice,
  module: 'INVOICE',
  sort: '-documentdate',
  defaults: { is_template: false },
  readonly: [
    ...DOCUMENT_READONLY,
    'origin_calculation_id',
    'quotation_id',
    'credit_of',
    'date_paid',
    'reminders',
    'date_reminded',
  ],
  lifecycle: invoiceLifecycle as never,
  events: { deleted: invoiceDeleted },
  rollBack: rollsBack('invoice'),
  enrich: [{ fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
  prepare(invoice, context, _changes, before) {
    if (before && invoice.status !== 'draft') throw context.refuse('documents.locked')
  },
})
