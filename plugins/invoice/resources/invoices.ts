import { refused } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { lockedField, prepareChange } from '@plugins/documents/contract'
import { DOCUMENT_READONLY } from '@plugins/documents/contract/document-columns'
import { Type as t } from '@sinclair/typebox'
import { invoiceEvents } from '../contract'
import { invoiceStates } from '../domain/invoice-states'
import { Invoice } from '../entities/invoice'
import { checkSplit } from '../gaccount/check-split'

/** Invoices. A sent one is immutable: correct it with a credit invoice. */
export const invoices = resource({
  entity: Invoice,
  module: 'INVOICE',
  sort: '-documentdate',
  called: { by: 'number', notes: ['title', 'relation_fullname'] },
  defaults: { is_template: false },
  readonly: [
    ...DOCUMENT_READONLY,
    'origin_calculation_id',
    'quotation_id',
    'confirmation_id',
    'term',
    'template_of',
    'credit_of',
    'gaccount_split',
    'date_paid',
    'amount_paid',
    'amount_credited',
    'amount_open',
    'gaccount_open',
    'reminders',
    'date_reminded',
    'date_overdue',
    'date_written_off',
  ],
  states: invoiceStates,
  events: { deleted: invoiceEvents.deleted, restored: invoiceEvents.restored },
  enrich: [
    lockedField('invoice'),
    { fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') },
  ],
  async prepare(invoice, context, changes, before) {
    const moved = (['flow_id', 'relation_id'] as const).some(
      name => name in changes && changes[name] !== before?.[name],
    )
    // What is made of it goes to the customer of the recurring invoice, whatever its template names.
    if (invoice.template_of && before && moved) throw refused('invoice.content_keeps_customer')
    await prepareChange(context, 'invoice', invoice, changes, before)
    if (changes.gaccount) await checkSplit(context, invoice)
  },
})
