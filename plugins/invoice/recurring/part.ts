import { on } from '@core/context/event'
import { register } from '@core/context/port'
import { not } from '@core/db/where'
import { mergeSources } from '@core/merge-tags/merge-sources'
import { deletionGuards } from '@core/resource/deletion-guards'
import { keptWhile } from '@core/resource/kept-while'
import { flowRelationChanged, relationUpdated } from '@plugins/crm/contract'
import { recurringInvoiceEvents } from '../contract/recurring-events'
import { Invoice } from '../entities/invoice'
import { RecurringInvoice } from '../entities/recurring-invoice'
import { RecurringInvoicePeriod } from '../entities/recurring-invoice-period'
import { recurringCalls } from './calls'
import { followCustomer, followDossier } from './follow-customer'
import { billAllRecurring, billRecurring } from './jobs'
import { skipTrashed } from './lifecycle'
import { periodSource } from './period-source'
import { recurringInvoices } from './resource'

const within = { within: true }

/** Invoices that come again each period: made by themselves, each period once, and sent when that was chosen. */
export const recurring = {
  entities: [RecurringInvoice, RecurringInvoicePeriod],
  resources: [recurringInvoices],
  calls: recurringCalls,
  events: Object.values(recurringInvoiceEvents),
  jobs: [billAllRecurring, billRecurring],
  on: [
    on(relationUpdated, 'let recurring invoices follow their customer', followCustomer, within),
    on(flowRelationChanged, 'let recurring invoices follow the customer of their dossier', followDossier, within),
    on(recurringInvoiceEvents.restored, 'bill nothing of the time in the trash', skipTrashed, within),
  ],
  entries: [
    register(mergeSources, periodSource),
    register(deletionGuards, {
      table: 'invoice',
      keeps: keptWhile(Invoice, 'id', { template_of: not(null) }, 'invoice.content_stays'),
    }),
  ],
}
