import { defineUi, fill } from '@core/ui'
import { flowMakings } from '@plugins/crm/contract/flow-makings'
import { flowCards, relationPlaces, timelineLines } from '@plugins/crm/contract/ui'
import { documentSettings } from '@plugins/settings/contract/ui'
import { IconClipboardCheck } from '@tabler/icons-react'
import nl from '../locales/nl'

/** Screens of surveys, and what they add to a dossier and a relation. */
export default defineUi({
  code: 'intake',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/intake_overview',
      module: 'INTAKE',
      title: 'intakes',
      menu: { group: 'sales', order: 20, icon: IconClipboardCheck, module: 'SALES' },
      load: () => import('./screens/intake-overview'),
    },
    { path: '/intake_detail/:intakeId', module: 'INTAKE', load: () => import('./screens/intake-detail') },
    {
      path: '/intaketemplate_detail/:intaketemplateId',
      module: 'SETTINGS',
      load: () => import('./screens/intake-template-detail'),
    },
  ],
  actions: [
    {
      key: 'intake',
      title: 'newIntake',
      icon: IconClipboardCheck,
      module: 'INTAKE',
      dialog: () => import('./new-intake'),
    },
  ],
  searchGroups: [{ group: 'intakes', title: 'intakes', icon: IconClipboardCheck, order: 35 }],
  kinds: { intake: { noun: 'intake', address: id => `/intake_detail/${id}` } },
  fills: [
    fill(flowCards, { key: 'intakes', module: 'INTAKE', order: 5, load: () => import('./flow/flow-intakes') }),
    fill(flowMakings, { key: 'intake', module: 'INTAKE', order: 5, load: () => import('./flow/makings') }),
    fill(timelineLines, { key: 'intake', module: 'INTAKE', load: () => import('./flow/timeline-lines') }),
    fill(relationPlaces.actions, { key: 'intake', module: 'INTAKE', load: () => import('./relation/actions') }),
    fill(documentSettings, {
      key: 'intaketemplates',
      module: 'INTAKE',
      order: 90,
      load: () => import('./templates-card'),
    }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    intake: typeof nl
  }
}
