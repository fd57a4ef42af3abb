import { definePlugin } from '@core/plugin/define-plugin'
import { documentKinds } from '@plugins/documents/contract'
import { attachmentByCustomer } from './api/attachment-by-customer'
import { calculationByCustomer } from './api/calculation-by-customer'
import { customerDocumentCalls } from './api/customer-document-calls'
import { flowCalls } from './api/flow-calls'
import { pictureCalls } from './api/picture-calls'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'

/** What customers open with a link, without signing in: every kind of document that is deployed, and the dossier. */
export default definePlugin({
  code: 'portal',
  requires: ['documents', 'crm', 'settings'],
  calls: all => {
    const kinds = all(documentKinds)
    return [
      ...flowCalls,
      ...pictureCalls,
      ...kinds.flatMap(customerDocumentCalls),
      ...(kinds.length ? [attachmentByCustomer(kinds), calculationByCustomer(kinds)] : []),
    ]
  },
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'portal' },
})
