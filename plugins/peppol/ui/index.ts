import { defineUi, fill } from '@core/ui'
import { editorActions } from '@plugins/documents/contract/ui'
import { companyLinks, profileSettings } from '@plugins/settings/contract/ui'
import nl from '../locales/nl'

/** The link with the access point, and invoices on their way over the Peppol network. */
export default defineUi({
  code: 'peppol',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  kinds: {
    einvoicetransmission: { noun: 'kind_einvoicetransmission' },
    accesspointaccount: { noun: 'kind_accesspointaccount' },
    einvoicecustomer: { noun: 'kind_einvoicecustomer' },
  },
  fills: [
    fill(companyLinks, { key: 'peppol', module: 'INVOICE', order: 20, load: () => import('./link') }),
    fill(profileSettings, { key: 'peppol', module: 'INVOICE', order: 42, load: () => import('./account-setting') }),
    fill(editorActions, { key: 'peppol', module: 'INVOICE', order: 32, load: () => import('./network-action') }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    peppol: typeof nl
  }
}
