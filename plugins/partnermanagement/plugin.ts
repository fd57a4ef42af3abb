import { definePlugin } from '@core/plugin/define-plugin'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'

/** Partners who give orders, and their projects: companies can own the module, and nothing is built of it yet. */
export default definePlugin({
  code: 'partnermanagement',
  module: 'PARTNERMANAGEMENT',
  sells: { number: 7, order: 120 },
  locales: { nl, en, 'es-AR': esAR },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    PARTNERMANAGEMENT: true
  }
}
