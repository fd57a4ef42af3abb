import { defineUi, fill } from '@core/ui'
import { flowMakings } from '@plugins/crm/contract/flow-makings'
import { flowDocuments, relationPlaces } from '@plugins/crm/contract/ui'
import { documentSettings } from '@plugins/settings/contract/ui'
import { IconFileDescription } from '@tabler/icons-react'
import nl from '../locales/nl'

/** Screens of generic documents, and what they add to dossiers and relations. */
export default defineUi({
  code: 'document',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/document_overview',
      module: 'QUOTATION',
      title: 'documents',
      menu: { group: 'sales', order: 70, icon: IconFileDescription, module: 'PROJECT' },
      load: () => import('./screens/document-overview'),
    },
    {
      path: '/document_detail/:documentId',
      module: 'PROJECT',
      rail: true,
      load: () => import('./screens/document-detail'),
    },
    {
      path: '/documenttemplate_detail/:documentId',
      module: 'SETTINGS',
      rail: true,
      load: () => import('./screens/document-detail'),
    },
  ],
  actions: [
    {
      key: 'document',
      title: 'kindNew',
      icon: IconFileDescription,
      module: 'PROJECT',
      dialog: () => import('./widgets/new-document'),
    },
  ],
  searchGroups: [{ group: 'documents', title: 'documents', icon: IconFileDescription, order: 70 }],
  kinds: { document: { noun: 'kindOne', address: id => `/document_detail/${id}` } },
  fills: [
    fill(relationPlaces.actions, {
      key: 'document',
      module: 'PROJECT',
      load: () => import('./relation/actions'),
    }),
    fill(relationPlaces.tabs, {
      key: 'documents',
      title: 'documents',
      module: 'PROJECT',
      order: 40,
      load: () => import('./relation/tab'),
    }),
    fill(flowDocuments, {
      key: 'documents',
      module: 'PROJECT',
      order: 40,
      load: () => import('./widgets/flow-documents'),
    }),
    fill(documentSettings, {
      key: 'types',
      module: 'PROJECT',
      order: 20,
      load: () => import('./types/types-card'),
    }),
    fill(flowMakings, {
      key: 'document',
      module: 'PROJECT',
      order: 40,
      load: () => import('./widgets/makings'),
    }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    document: typeof nl
  }
}
