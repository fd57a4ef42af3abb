import { definePlugin } from '@core/plugin/define-plugin'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'

/** Service and complaints after the work is done: companies can own the module, and nothing is built of it yet. */
export default definePlugin({
  code: 'aftercare',
  module: 'AFTERCARE',
  sells: { number: 14, order: 100 },
  locales: { nl, en, 'es-AR': esAR },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    AFTERCARE: true
  }
}
