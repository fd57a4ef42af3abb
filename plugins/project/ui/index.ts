import { aheadOfDay, defineUi, fill, leftOnDevice, waitsOnDevice } from '@core/ui'
import { flowMakings } from '@plugins/crm/contract/flow-makings'
import { flowCards, flowPlaces, relationPlaces, timelineLines, visitScreens } from '@plugins/crm/contract/ui'
import { documentSettings } from '@plugins/settings/contract/ui'
import { IconTools } from '@tabler/icons-react'
import nl from '../locales/nl'

/** Screens of projects, and what they add to a dossier and a relation. */
export default defineUi({
  code: 'project',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/project_overview',
      module: 'PROJECT',
      title: 'projects',
      menu: { group: 'sales', order: 55, icon: IconTools },
      load: () => import('./screens/project-overview'),
    },
    { path: '/project_detail/:projectId', module: 'PROJECT', load: () => import('./screens/project-detail') },
    { path: '/job_detail/:taskId', module: 'PROJECT', ownBar: true, load: () => import('./screens/job-detail') },
    {
      path: '/projecttemplate_detail/:projecttemplateId',
      module: 'SETTINGS',
      load: () => import('./screens/project-template-detail'),
    },
  ],
  actions: [
    {
      key: 'project',
      title: 'newProject',
      icon: IconTools,
      module: 'PROJECT',
      dialog: () => import('./new-project'),
    },
  ],
  searchGroups: [{ group: 'projects', title: 'projects', icon: IconTools, order: 65 }],
  kinds: {
    project: { noun: 'project', address: id => `/project_detail/${id}` },
    workhour: { noun: 'hours' },
    hourrate: { noun: 'rates' },
    projectmaterial: { noun: 'field.projectmaterial.item_name' },
    projectadditional: { noun: 'additional' },
  },
  fills: [
    fill(flowCards, { key: 'projects', module: 'PROJECT', order: 8, load: () => import('./flow/flow-projects') }),
    fill(flowMakings, { key: 'project', module: 'PROJECT', order: 40, load: () => import('./flow/makings') }),
    fill(flowPlaces.actions, { key: 'project', module: 'PROJECT', load: () => import('./flow/actions') }),
    fill(timelineLines, { key: 'project', module: 'PROJECT', load: () => import('./flow/timeline-lines') }),
    fill(relationPlaces.actions, { key: 'project', module: 'PROJECT', load: () => import('./relation/actions') }),
    fill(visitScreens, { key: 'project', module: 'PROJECT', load: () => import('./job/visit-screens') }),
    fill(aheadOfDay, { key: 'jobs', module: 'PROJECT', load: () => import('./job/ask-jobs') }),
    fill(waitsOnDevice, { key: 'jobs', module: 'PROJECT', load: () => import('./job/waits-on-device') }),
    fill(leftOnDevice, { key: 'jobs', module: 'PROJECT', load: () => import('./job/send-left') }),
    fill(documentSettings, {
      key: 'projecttemplates',
      module: 'PROJECT',
      order: 95,
      load: () => import('./templates-card'),
    }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    project: typeof nl
  }
}
