import { register } from '@core/context/port'
import { definePlugin } from '@core/plugin/define-plugin'
import { documentModules } from '@plugins/documents/contract'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'

/** Work that was sold, planned and carried out: companies can own the module, and nothing is built of it yet. */
export default definePlugin({
  code: 'project',
  module: 'PROJECT',
  sells: { number: 8, order: 80 },
  requires: ['documents'],
  entries: [register(documentModules, 'PROJECT')],
  locales: { nl, en, 'es-AR': esAR },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    PROJECT: true
  }
}
