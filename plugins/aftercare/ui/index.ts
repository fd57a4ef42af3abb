import { dashboardWidgets, defineUi, fill } from '@core/ui'
import { flowCards, flowPlaces, relationPlaces, timelineLines } from '@plugins/crm/contract/ui'
import { settingsEntries } from '@plugins/settings/contract/ui'
import { IconAirConditioning, IconCalendarRepeat, IconLifebuoy } from '@tabler/icons-react'
import nl from '../locales/nl'

/** Screens of incidents and equipment, and what they add to dossiers, people and the dashboard. */
export default defineUi({
  code: 'aftercare',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/incident_overview',
      module: 'CRM',
      title: 'aftercare',
      menu: { group: 'meer', order: 25, icon: IconLifebuoy, module: 'AFTERCARE' },
      load: () => import('./screens/incident-overview'),
    },
    { path: '/incident_detail/:incidentId', module: 'CRM', load: () => import('./screens/incident-detail') },
    { path: '/aftercare_detail/:flowId', module: 'AFTERCARE', load: () => import('./screens/aftercare-detail') },
    {
      path: '/equipment_overview',
      module: 'AFTERCARE',
      title: 'equipments',
      menu: { group: 'meer', order: 26, icon: IconAirConditioning },
      load: () => import('./screens/equipment-overview'),
    },
    { path: '/equipment_detail/:equipmentId', module: 'AFTERCARE', load: () => import('./screens/equipment-detail') },
    {
      path: '/maintenancecontract_overview',
      module: 'AFTERCARE',
      title: 'contracts',
      menu: { group: 'meer', order: 27, icon: IconCalendarRepeat },
      load: () => import('./screens/contract-overview'),
    },
    {
      path: '/maintenancecontract_detail/:contractId',
      module: 'AFTERCARE',
      load: () => import('./screens/contract-detail'),
    },
    {
      path: '/account/company_aftercaresettings',
      module: 'SETTINGS',
      title: 'aftercare',
      menu: { group: 'settings', order: 49, icon: IconLifebuoy, module: 'AFTERCARE' },
      rail: true,
      load: () => import('./screens/aftercare-settings'),
    },
  ],
  actions: [
    {
      key: 'incident',
      title: 'newIncident',
      icon: IconLifebuoy,
      module: 'AFTERCARE',
      dialog: () => import('./incident/new-incident'),
    },
  ],
  searchGroups: [
    { group: 'incidents', title: 'incidents', icon: IconLifebuoy, order: 80 },
    { group: 'equipment', title: 'equipments', icon: IconAirConditioning, order: 85 },
  ],
  kinds: {
    incident: { noun: 'incident', address: id => `/incident_detail/${id}` },
    equipment: { noun: 'field.incident.equipment_id', address: id => `/equipment_detail/${id}` },
    maintenancecontract: { noun: 'contract', address: id => `/maintenancecontract_detail/${id}` },
    checklist: { noun: 'checkList', address: () => '/account/company_aftercaresettings' },
    incidenttype: { noun: 'field.incident.incident_type_id', address: () => '/account/company_aftercaresettings' },
  },
  fills: [
    fill(flowCards, { key: 'incidents', module: 'AFTERCARE', order: 60, load: () => import('./flow/flow-incidents') }),
    fill(flowPlaces.tabs, {
      key: 'aftercare',
      title: 'aftercare',
      module: 'AFTERCARE',
      order: 60,
      load: () => import('./flow/aftercare-tab'),
    }),
    fill(timelineLines, { key: 'incident', module: 'AFTERCARE', load: () => import('./flow/timeline-lines') }),
    fill(relationPlaces.tabs, {
      key: 'equipment',
      title: 'equipments',
      module: 'AFTERCARE',
      order: 60,
      load: () => import('./relation/equipment-tab'),
    }),
    fill(settingsEntries, { key: 'aftercare', order: 40, load: () => import('./settings/settings-entries') }),
    fill(dashboardWidgets, {
      key: 'incidents',
      title: 'incidents',
      module: 'CRM',
      views: ['project'],
      columns: 4,
      order: 30,
      load: () => import('./dashboard/incidents-widget'),
    }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    aftercare: typeof nl
  }
}
