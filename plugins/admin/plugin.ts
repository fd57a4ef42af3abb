import { definePlugin } from '@core/plugin/define-plugin'
import { companyBackgroundCalls } from './api/company-background'
import { companyCalls } from './api/company-calls'
import { deadLetterCalls } from './api/dead-letter-calls'
import { listModules } from './api/list-modules'
import { moduleChanges } from './api/module-changes'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'

/** What platform staff do: companies, the modules they own, and work that failed. Every change is logged. */
export default definePlugin({
  code: 'admin',
  module: 'ADMIN',
  sells: { number: 5, order: 1000, platformOnly: true },
  calls: [...companyCalls, ...companyBackgroundCalls, ...deadLetterCalls, listModules, moduleChanges],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'admin' },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    ADMIN: true
  }
}
