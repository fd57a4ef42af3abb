import { definePlugin } from '@core/plugin/define-plugin'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'

/** What partners see of their own dossiers: companies can own the module, and nothing is built of it yet. */
export default definePlugin({
  code: 'partner',
  module: 'PARTNER',
  sells: { number: 6, order: 130 },
  locales: { nl, en, 'es-AR': esAR },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    PARTNER: true
  }
}
