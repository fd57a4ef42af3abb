import { register } from '@core/context/port'
import { definePlugin } from '@core/plugin/define-plugin'
import { madeWidgetTypes } from '@plugins/documents/contract'
import { madeTriggers } from '@plugins/workflow/contract'
import { companyBackgroundCalls } from './api/company-background'
import { companyCalls } from './api/company-calls'
import { deadLetterCalls } from './api/dead-letter-calls'
import { listModules } from './api/list-modules'
import { moduleChanges } from './api/module-changes'
import { keptTriggers } from './domain/made-triggers'
import { madeTypes } from './domain/made-types'
import { DocumentWidgetType } from './entities/document-widget-type'
import { EventTrigger } from './entities/event-trigger'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { documentWidgetTypes } from './resources/document-widget-types'
import { eventTriggers } from './resources/event-triggers'

/** What platform staff do: companies, the modules they own, and work that failed. Every change is logged. */
export default definePlugin({
  code: 'admin',
  module: 'ADMIN',
  sells: { number: 5, order: 1000, platformOnly: true },
  requires: ['documents', 'workflow'],
  entities: [DocumentWidgetType, EventTrigger],
  migrations,
  resources: [documentWidgetTypes, eventTriggers],
  entries: [register(madeWidgetTypes, madeTypes), register(madeTriggers, keptTriggers)],
  calls: [...companyCalls, ...companyBackgroundCalls, ...deadLetterCalls, listModules, moduleChanges],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'admin' },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    ADMIN: true
  }
}
