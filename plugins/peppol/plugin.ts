import { definePlugin } from '@core/plugin/define-plugin'
import { accountCalls } from './api/account-calls'
import { invoiceCalls } from './api/invoice-calls'
import { sendByItself } from './domain/send-by-itself'
import { AccessPointAccount } from './entities/access-point-account'
import { EInvoiceCustomer } from './entities/e-invoice-customer'
import { EInvoiceTransmission } from './entities/e-invoice-transmission'
import { followTransmission } from './jobs/follow-transmission'
import { transmit } from './jobs/transmit'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { eInvoiceTransmissions } from './resources/e-invoice-transmissions'
import { seed } from './seed'

/** Electronic invoices over the Peppol network, through an access point behind a port; today Storecove (ADR 51). */
export default definePlugin({
  code: 'peppol',
  module: 'INVOICE',
  requires: ['invoice', 'documents', 'crm', 'settings'],
  entities: [AccessPointAccount, EInvoiceTransmission, EInvoiceCustomer],
  migrations,
  resources: [eInvoiceTransmissions],
  calls: [...accountCalls, ...invoiceCalls],
  jobs: [transmit, followTransmission],
  on: [sendByItself],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})
