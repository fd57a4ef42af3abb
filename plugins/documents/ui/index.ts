import { defineUi, fill } from '@core/ui'
import { flowPlaces } from '@plugins/crm/contract/ui'
import { documentSettings, profileSettings } from '@plugins/settings/contract/ui'
import { documentStatuses } from '../contract/statuses/looks'
import { documentEditor } from '../contract/ui'
import nl from '../locales/nl' with { usedBy: 'first pages' }

/** The editor that every kind of document shares. */
export default defineUi({
  code: 'documents',
  locales: {
    nl,
    rest: () => import('../locales/nl', { with: { notUsedBy: 'first pages' } }),
    en: () => import('../locales/en'),
    'es-AR': () => import('../locales/es-AR'),
  },
  statuses: documentStatuses,
  kinds: {
    calculation: { noun: 'kind_calculation' },
    calculationitem: { noun: 'kind_calculationitem' },
    documentwidget: { noun: 'kind_documentwidget' },
    documenttype: { noun: 'field.document_type_id' },
  },
  screens: [
    {
      path: '/flow_copydocuments/:flowId',
      module: 'CRM',
      load: () => import('./screens/flow-copy-documents'),
    },
  ],
  fills: [
    fill(flowPlaces.actions, { key: 'documents', module: 'CRM', load: () => import('./flow/actions') }),
    fill(documentEditor, { key: 'editor', load: () => import('./editor/document-editor') }),
    fill(profileSettings, {
      key: 'design',
      module: 'SETTINGS',
      order: 15,
      load: () => import('./settings/design-setting'),
    }),
    fill(documentSettings, { key: 'templates', module: 'SETTINGS', load: () => import('./templates/templates-cards') }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    documents: typeof nl
  }
}
