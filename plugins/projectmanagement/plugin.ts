import { definePlugin } from '@core/plugin/define-plugin'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'

/** Projects of partners with many dossiers: companies can own the module, and nothing is built of it yet. */
export default definePlugin({
  code: 'projectmanagement',
  module: 'PROJECTMANAGEMENT',
  sells: { number: 9, order: 110 },
  locales: { nl, en, 'es-AR': esAR },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    PROJECTMANAGEMENT: true
  }
}
