import { defineUi, fill } from '@core/ui'
import { flowMakings } from '@plugins/crm/contract/flow-makings'
import { flowDocuments, relationPlaces } from '@plugins/crm/contract/ui'
import { editorActions } from '@plugins/documents/contract/ui'
import { profileSettings } from '@plugins/settings/contract/ui'
import { IconSignature } from '@tabler/icons-react'
import nl from '../locales/nl'

/** Screens of order confirmations, and what they add to quotations and dossiers. */
export default defineUi({
  code: 'confirmation',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/confirmation_overview',
      module: 'CONFIRMATION',
      title: 'confirmations',
      menu: { group: 'sales', order: 50, icon: IconSignature },
      load: () => import('./screens/confirmation-overview'),
    },
    {
      path: '/confirmation_detail/:confirmationId',
      module: 'CONFIRMATION',
      rail: true,
      load: () => import('./screens/confirmation-detail'),
    },
    {
      path: '/confirmationtemplate_detail/:confirmationId',
      module: 'SETTINGS',
      rail: true,
      load: () => import('./screens/confirmation-detail'),
    },
  ],
  actions: [
    {
      key: 'confirmation',
      title: 'kindNew',
      icon: IconSignature,
      module: 'CONFIRMATION',
      dialog: () => import('./widgets/new-confirmation'),
    },
  ],
  searchGroups: [{ group: 'confirmations', title: 'confirmations', icon: IconSignature, order: 50 }],
  kinds: { confirmation: { noun: 'kindOne', address: id => `/confirmation_detail/${id}` } },
  fills: [
    fill(profileSettings, {
      key: 'confirmation',
      module: 'CONFIRMATION',
      order: 30,
      load: () => import('./widgets/signing-setting'),
    }),
    fill(relationPlaces.actions, {
      key: 'confirmation',
      module: 'CONFIRMATION',
      load: () => import('./relation/actions'),
    }),
    fill(relationPlaces.tabs, {
      key: 'confirmations',
      title: 'confirmations',
      module: 'CONFIRMATION',
      order: 20,
      load: () => import('./relation/tab'),
    }),
    fill(flowDocuments, {
      key: 'confirmations',
      module: 'CONFIRMATION',
      order: 20,
      load: () => import('./widgets/flow-confirmations'),
    }),
    fill(flowMakings, {
      key: 'confirmation',
      module: 'CONFIRMATION',
      order: 20,
      load: () => import('./widgets/makings'),
    }),
    fill(editorActions, {
      key: 'confirmation',
      module: 'CONFIRMATION',
      order: 20,
      load: () => import('./widgets/confirm-quotation'),
    }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    confirmation: typeof nl
  }
}
