import { definePlugin } from '@core/plugin/define-plugin'
import { accountCalls } from './api/account-calls'
import { customerCalls } from './api/customer-calls'
import { staffCalls } from './api/staff-calls'
import { onlinePaymentLink } from './contract'
import { paymentOfInvoices } from './domain/payment-of-invoices'
import { OnlinePayment } from './entities/online-payment'
import { PaymentAccount } from './entities/payment-account'
import { lookAgain } from './jobs/look-again'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { onlinePayments } from './resources/online-payments'
import { seed } from './seed'

/** Invoices paid online, through a payment service behind a port; today Mollie (ADR 47). */
export default definePlugin({
  code: 'payments',
  module: 'INVOICE',
  requires: ['invoice', 'documents', 'settings'],
  entities: [PaymentAccount, OnlinePayment],
  migrations,
  resources: [onlinePayments],
  calls: [...accountCalls, ...customerCalls, ...staffCalls],
  links: [onlinePaymentLink],
  jobs: [lookAgain],
  adds: [{ resource: 'invoice', addition: paymentOfInvoices }],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})
