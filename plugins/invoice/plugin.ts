import { type BatchWork, batchWorks } from '@core/batches/batch-work'
import { definePlugin } from '@core/plugin/define-plugin'
import { register } from '@core/plugin/port'
import { deletionGuards, searchGroups } from '@core/plugin/registries'
import { relatedList } from '@core/resource/related-rows'
import { crmParts } from '@plugins/crm/contract'
import { flowSteps } from '@plugins/crm/contract/flow-steps'
import { documentCalls, documentKinds, documentParts, documentSearch, openDocuments } from '@plugins/documents/contract'
import { createCreditInvoice } from './api/create-credit-invoice'
import { createCalls } from './api/create-invoice'
import { settleCalls } from './api/mark-paid'
import { readAgeing } from './api/read-ageing'
import { readMonths } from './api/read-months'
import { reminderCalls } from './api/send-reminder'
import { remindCustomers, sendReminders } from './api/send-reminders'
import { invoiceDeleted, invoiceLink, invoicePaid, invoiceWrittenOff } from './contract'
import { dossierFollows } from './domain/dossier-follows'
import { invoiceKind } from './domain/invoice-kind'
import { invoiceSteps } from './domain/invoice-step'
import { OPEN_STATUSES } from './domain/open-statuses'
import { sentInvoicesStay } from './domain/sent-invoices-stay'
import { Invoice } from './entities/invoice'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { invoices } from './resources/invoices'
import { seed } from './seed'

/** Bills: whole, in part, or turned around; gapless numbers, final once sent. */
export default definePlugin({
  code: 'invoice',
  module: 'INVOICE',
  requires: ['documents', 'crm', 'quotation'],
  entities: [Invoice],
  migrations,
  resources: [invoices],
  calls: [
    ...createCalls,
    ...settleCalls,
    createCreditInvoice,
    ...reminderCalls,
    sendReminders,
    readAgeing,
    readMonths,
    ...documentCalls(invoiceKind),
  ],
  links: [invoiceLink],
  events: [invoicePaid, invoiceWrittenOff, invoiceDeleted],
  with: {
    CRM: {
      on: dossierFollows,
      adds: [
        ...crmParts('invoice'),
        relatedList('flow', 'invoices', Invoice, { by: 'flow_id', where: { is_template: false }, sort: '-id' }),
      ],
      entries: [register(flowSteps, invoiceSteps)],
    },
  },
  adds: [
    ...documentParts('invoice'),
    {
      resource: 'relation',
      addition: openDocuments(Invoice, OPEN_STATUSES, {
        count: 'open_invoice_count',
        amount: 'open_invoice_amount',
      }),
    },
  ],
  entries: [
    register(batchWorks, remindCustomers as BatchWork),
    register(documentKinds, invoiceKind),
    register(searchGroups, documentSearch(invoiceKind, 'invoices')),
    ...sentInvoicesStay.map(guard => register(deletionGuards, guard)),
  ],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})
