import { definePlugin } from '@core/plugin/define-plugin'
import { partnerCalls } from './api/for-partner'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'

/** What partners see of their own dossiers: how far they are, what is planned, and the documents that went out. */
export default definePlugin({
  code: 'partner',
  module: 'PARTNER',
  sells: { number: 6, order: 130 },
  requires: ['crm', 'basis', 'documents', 'partnermanagement'],
  calls: partnerCalls,
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    PARTNER: true
  }
}
