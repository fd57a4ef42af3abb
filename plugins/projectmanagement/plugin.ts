import { definePlugin } from '@core/plugin/define-plugin'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'

/** Projects of partners with many dossiers: one screen for all of them. What it shows is kept by partnermanagement and crm. */
export default definePlugin({
  code: 'projectmanagement',
  module: 'PROJECTMANAGEMENT',
  sells: { number: 9, order: 110 },
  requires: ['crm', 'partnermanagement', 'basis'],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell', modules: ['PROJECTMANAGEMENT', 'PARTNERMANAGEMENT'] },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    PROJECTMANAGEMENT: true
  }
}
