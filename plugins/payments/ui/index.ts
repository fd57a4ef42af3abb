import { defineUi, fill } from '@core/ui'
import { editorActions } from '@plugins/documents/contract/ui'
import { companyLinks, profileSettings } from '@plugins/settings/contract/ui'
import nl from '../locales/nl'

/** The link with the payment service, and what of an invoice was paid through it. */
export default defineUi({
  code: 'payments',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  kinds: {
    onlinepayment: { noun: 'kind_onlinepayment' },
    paymentaccount: { noun: 'kind_paymentaccount' },
  },
  fills: [
    fill(companyLinks, { key: 'payments', module: 'INVOICE', order: 20, load: () => import('./link') }),
    fill(profileSettings, { key: 'payments', module: 'INVOICE', order: 41, load: () => import('./account-setting') }),
    fill(editorActions, { key: 'payments', module: 'INVOICE', order: 31, load: () => import('./online-action') }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    payments: typeof nl
  }
}
