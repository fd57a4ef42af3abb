import { defineUi, fill } from '@core/ui'
import { documentSettings } from '@plugins/settings/contract/ui'
import { documentStatuses } from '../contract/statuses/looks'
import { documentEditor } from '../contract/ui'
import first from '../locales/first/nl'
import type nl from '../locales/nl'

/** The editor that every kind of document shares. */
export default defineUi({
  code: 'documents',
  locales: {
    nl: first,
    all: () => import('../locales/nl'),
    en: () => import('../locales/en'),
    'es-AR': () => import('../locales/es-AR'),
  },
  statuses: documentStatuses,
  kinds: {
    calculation: { noun: 'kind_calculation' },
    calculationitem: { noun: 'kind_calculationitem' },
    documentwidget: { noun: 'kind_documentwidget' },
  },
  fills: [
    fill(documentEditor, { key: 'editor', load: () => import('./editor/document-editor') }),
    fill(documentSettings, { key: 'templates', module: 'SETTINGS', load: () => import('./templates/templates-cards') }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    documents: typeof nl
  }
}
