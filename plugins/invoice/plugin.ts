import { type BatchWork, batchWorks } from '@core/batches/batch-work'
import { register } from '@core/context/port'
import { trigger } from '@core/context/trigger'
import { definePlugin } from '@core/plugin/define-plugin'
import { deletionGuards, restoreGuards } from '@core/resource/deletion-guards'
import { relatedList } from '@core/resource/related-rows'
import { standings } from '@core/states/stood-on'
import { settingsOfModules } from '@core/tenancy/module-settings'
import { crmParts } from '@plugins/crm/contract'
import { flowSteps } from '@plugins/crm/contract/flow-steps'
import { speaksAgainst } from '@plugins/crm/contract/inactivity'
import { documentModule, openDocuments } from '@plugins/documents/contract'
import { mailKinds } from '@plugins/settings/contract'
import { figures, standingsNow, statisticExports } from '@plugins/settings/contract/figures'
import { billManyCalls, billOfMany } from './api/bill-many'
import { createCreditInvoice } from './api/create-credit-invoice'
import { createCalls } from './api/create-invoice'
import { invoiceMoves } from './api/invoice-moves'
import { paymentCalls } from './api/payment-calls'
import { readAgeing } from './api/read-ageing'
import { eInvoiceCalls } from './api/read-einvoice'
import { readMoney } from './api/read-money'
import { sendInvoices, sendOfMany } from './api/send-invoices'
import { reminderCalls } from './api/send-reminder'
import { remindCustomers, sendReminders } from './api/send-reminders'
import { books } from './books/part'
import { invoiceEvents } from './contract'
import { amountsFollow } from './domain/amounts-follow'
import { dossierFollows } from './domain/dossier-follows'
import { firstTermFollows } from './domain/first-term'
import { restoredFits } from './domain/fits-its-quotation'
import { writeOffFollows } from './domain/follow-write-off'
import { invoiceExport, invoiceFigures, invoiceStandings } from './domain/invoice-figures'
import { invoiceKind } from './domain/invoice-kind'
import { remindInvoice } from './domain/invoice-mails'
import { invoiceSteps } from './domain/invoice-step'
import { OPEN_STATUSES } from './domain/open-statuses'
import { quotationKnows } from './domain/quotation-knows'
import { sentInvoicesSpeak, sentInvoicesStay } from './domain/sent-invoices-stay'
import { invoicesStand } from './domain/stands-on-quotation'
import { tellOverdue } from './domain/tell-overdue'
import { Invoice } from './entities/invoice'
import { InvoiceDispute } from './entities/invoice-dispute'
import { InvoiceReminder } from './entities/invoice-reminder'
import { Payment } from './entities/payment'
import { ReminderPause } from './entities/reminder-pause'
import { VatNumberCheck } from './entities/vat-number-check'
import { WriteOff } from './entities/write-off'
import { checkedGaccountSettings } from './gaccount/settings'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { recurring } from './recurring/part'
import { reminders } from './reminders/part'
import { invoices } from './resources/invoices'
import { payments } from './resources/payments'
import { seed } from './seed'
import { vatNumberCalls } from './vies/calls'
import { checkSentNumber, checkWhenSent } from './vies/check-sent'

const parts = documentModule(invoiceKind)

/** Bills: whole, in part, or turned around; gapless numbers, final once sent. */
export default definePlugin({
  code: 'invoice',
  module: 'INVOICE',
  sells: { number: 13, order: 90, trial: true },
  requires: ['documents', 'crm', 'quotation', 'confirmation', 'sales', 'settings'],
  entities: [
    Invoice,
    Payment,
    InvoiceReminder,
    ReminderPause,
    InvoiceDispute,
    VatNumberCheck,
    WriteOff,
    ...recurring.entities,
  ],
  migrations,
  resources: [invoices, payments, ...recurring.resources],
  calls: [
    ...createCalls,
    ...billManyCalls,
    ...invoiceMoves,
    ...paymentCalls,
    createCreditInvoice,
    ...reminderCalls,
    sendReminders,
    sendInvoices,
    readAgeing,
    readMoney,
    ...eInvoiceCalls,
    ...vatNumberCalls,
    ...reminders.calls,
    ...recurring.calls,
    ...books.calls,
    ...parts.calls,
  ],
  links: parts.links,
  events: [...Object.values(invoiceEvents), ...recurring.events],
  jobs: [tellOverdue, checkSentNumber, ...reminders.jobs, ...recurring.jobs, ...books.jobs],
  on: [
    ...parts.on,
    ...amountsFollow,
    ...quotationKnows,
    ...firstTermFollows,
    ...writeOffFollows,
    checkWhenSent,
    ...recurring.on,
  ],
  actions: parts.actions,
  triggers: [
    ...parts.triggers,
    trigger(invoiceEvents.overdue, {
      has: 'document',
      label: 'invoice.trigger_overdue',
      about: 'invoice',
      stage: 'invoice',
      fields: ['amount_open', 'enddate', 'reminders'],
      planned: 'enddate',
    }),
    trigger(invoiceEvents.paid, {
      has: 'document',
      label: 'invoice.trigger_paid',
      about: 'invoice',
      stage: 'invoice',
      fields: ['amount_inc_vat'],
      planned: 'enddate',
    }),
    trigger(invoiceEvents.writtenOff, {
      has: 'document',
      tag: 'invoice_unpayable',
      stage: 'invoice',
      label: 'invoice.trigger_written_off',
      about: 'invoice',
      fields: ['amount_open'],
    }),
  ],
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
    ...parts.adds,
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
    register(batchWorks, sendOfMany as BatchWork),
    register(batchWorks, billOfMany as BatchWork),
    ...parts.entries,
    register(mailKinds, remindInvoice),
    register(speaksAgainst, sentInvoicesSpeak),
    ...invoiceFigures.map(figure => register(figures, figure)),
    ...invoiceStandings.map(standing => register(standingsNow, standing)),
    register(statisticExports, invoiceExport),
    ...sentInvoicesStay.map(guard => register(deletionGuards, guard)),
    register(restoreGuards, restoredFits),
    register(settingsOfModules, checkedGaccountSettings),
    ...reminders.entries,
    ...recurring.entries,
    ...books.entries,
    ...invoicesStand.map(stand => register(standings, stand)),
  ],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})

declare module '@core/context/modules' {
  interface ModuleTags {
    INVOICE: true
  }
}
