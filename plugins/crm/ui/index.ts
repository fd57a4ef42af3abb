import { aheadOfDay, dashboardFigures, dashboardWidgets, defineUi, fill, firstSteps, todayParts } from '@core/ui'
import { extendedKinds, profileSettings } from '@plugins/settings/contract/ui'
import { websiteRequests } from '@plugins/settings/contract/website-leads'
import {
  IconBell,
  IconBuilding,
  IconBuildingPlus,
  IconCalendar,
  IconCalendarPlus,
  IconFolder,
  IconFolderPlus,
  IconHistory,
  IconLayoutKanban,
  IconMessage,
  IconUpload,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { flowAhead } from '../contract/ui'
import nl from '../locales/nl'
import { FlowHitEnd } from './flow/flow-hit-end'
import { useUnreadMessages } from './use-unread-messages'

/** Screens of relations, organizations and dossiers. */
export default defineUi({
  code: 'crm',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/relation_overview',
      module: 'CRM',
      title: 'relations',
      menu: { group: 'main', order: 10, icon: IconUsers, go: 'r', phone: true },
      load: () => import('./screens/relation-overview'),
    },
    {
      path: '/organization_overview',
      module: 'CRM',
      title: 'organizations',
      menu: { group: 'main', order: 20, icon: IconBuilding, go: 'b' },
      load: () => import('./screens/organization-overview'),
    },
    {
      path: '/flow_overview',
      module: 'CRM',
      title: 'flows',
      menu: { group: 'main', order: 30, icon: IconFolder, go: 'l', phone: true },
      load: () => import('./screens/flow-overview'),
    },
    {
      path: '/pipeline',
      module: 'CRM',
      title: 'pipeline',
      menu: { group: 'meer', order: 10, icon: IconLayoutKanban, go: 'p' },
      rail: true,
      load: () => import('./screens/pipeline'),
    },
    {
      path: '/communicator',
      module: 'CRM',
      title: 'communicator',
      menu: { group: 'meer', order: 20, icon: IconMessage, go: 'c', useBadge: useUnreadMessages },
      load: () => import('./screens/communicator'),
    },
    {
      path: '/notification_overview',
      module: 'CRM',
      title: 'notifications',
      menu: { group: 'meer', order: 30, icon: IconBell },
      load: () => import('./screens/notification-overview'),
    },
    {
      path: '/logitem_overview',
      module: 'CRM',
      title: 'log',
      menu: { group: 'meer', order: 40, icon: IconHistory },
      load: () => import('./screens/logitem-overview'),
    },
    {
      path: '/relation_trashcan',
      module: 'CRM',
      title: 'relationTrash',
      load: () => import('./screens/relation-trashcan'),
    },
    {
      path: '/relation_emptytrash',
      module: 'CRM',
      title: 'emptyTrash',
      load: () => import('./screens/relation-emptytrash'),
    },
    {
      path: '/calendar',
      module: 'CRM',
      title: 'agenda',
      menu: { group: 'meer', order: 8, icon: IconCalendar, go: 'a' },
      load: () => import('./screens/calendar'),
    },
    { path: '/agendaitem_detail/:agendaitemId', module: 'CRM', load: () => import('./screens/agenda-item-detail') },
    { path: '/note_detail/:noteId', module: 'CRM', load: () => import('./screens/note-detail') },
    { path: '/relation_detail/:relationId', module: 'CRM', load: () => import('./screens/relation-detail') },
    {
      path: '/organization_detail/:organizationId',
      module: 'CRM',
      load: () => import('./screens/organization-detail'),
    },
    { path: '/flow_detail/:flowId', module: 'CRM', load: () => import('./screens/flow-detail') },
    {
      path: '/account/company_flowprofiles',
      module: 'SETTINGS',
      title: 'flowPhases',
      menu: { group: 'settings', order: 45, icon: IconFolder },
      rail: true,
      load: () => import('./screens/flow-settings'),
    },
    {
      path: '/flow_bulkimport',
      module: 'CRM',
      role: 999,
      title: 'bulkImport',
      load: () => import('./screens/flow-bulk-import'),
    },
  ],
  actions: [
    {
      key: 'flow',
      title: 'newFlow',
      icon: IconFolderPlus,
      module: 'CRM',
      dialog: () => import('./flow/new-flow'),
    },
    {
      key: 'relation',
      title: 'newRelation',
      icon: IconUserPlus,
      module: 'CRM',
      dialog: () => import('./relation/new-relation'),
    },
    {
      key: 'agendaitem',
      title: 'newAgendaItem',
      icon: IconCalendarPlus,
      module: 'CRM',
      dialog: () => import('./agenda/new-agenda-item'),
    },
    {
      key: 'bulk-import',
      title: 'bulkImport',
      icon: IconUpload,
      module: 'CRM',
      role: 999,
      create: false,
      takesText: false,
      run: ({ navigate }) => navigate('/flow_bulkimport'),
    },
    {
      key: 'organization',
      title: 'newOrganization',
      icon: IconBuildingPlus,
      module: 'CRM',
      dialog: () => import('./organization/new-organization'),
    },
  ],
  searchGroups: [
    { group: 'relations', title: 'relations', icon: IconUsers, order: 10 },
    { group: 'organizations', title: 'organizations', icon: IconBuilding, order: 20 },
    { group: 'flows', title: 'flowsTitle', icon: IconFolder, order: 30, end: FlowHitEnd },
  ],
  paletteLines: [
    {
      key: 'seen',
      title: 'lastSeen',
      icon: IconFolder,
      module: 'CRM',
      read: user => import('./last-seen/last-seen').then(({ readLastSeen }) => readLastSeen(user)),
    },
  ],
  kinds: {
    relation: { noun: 'relation', address: id => `/relation_detail/${id}` },
    organization: { noun: 'organization', address: id => `/organization_detail/${id}` },
    flow: { noun: 'kind_flow', address: id => `/flow_detail/${id}` },
    agendaitem: { noun: 'kind_agendaitem', address: id => `/agendaitem_detail/${id}` },
    note: { noun: 'kind_note', address: id => `/note_detail/${id}` },
    message: { noun: 'kind_message' },
    assistmail: { noun: 'kind_assistmail' },
    assistfile: { noun: 'kind_assistfile' },
    websitelead: { noun: 'kind_websitelead' },
  },
  fills: [
    fill(profileSettings, { key: 'dossiers', module: 'CRM', order: 10, load: () => import('./flow/list-settings') }),
    fill(extendedKinds, { key: 'crm', module: 'CRM', order: 10, load: () => import('./extended-kinds') }),
    fill(websiteRequests, { key: 'leads', module: 'CRM', load: () => import('./websites/website-requests') }),
    fill(firstSteps, { key: 'flow', module: 'CRM', order: 30, load: () => import('./flow/first-dossier') }),
    fill(aheadOfDay, { key: 'visits', module: 'CRM', load: () => import('./ahead/ask-day') }),
    fill(flowAhead, { key: 'flow', module: 'CRM', order: 0, load: () => import('./ahead/ask-flow') }),
    fill(todayParts, { key: 'visits', module: 'CRM', order: 10, load: () => import('./today/visits') }),
    fill(todayParts, { key: 'messages', module: 'CRM', order: 20, load: () => import('./dashboard/messages-widget') }),
    fill(dashboardFigures, {
      key: 'leads',
      module: 'CRM',
      views: ['sales'],
      order: 15,
      load: () => import('./dashboard/leads-figure'),
    }),
    fill(dashboardWidgets, {
      key: 'pipeline',
      title: 'pipeline',
      module: 'CRM',
      views: ['sales'],
      columns: 8,
      order: 20,
      load: () => import('./dashboard/pipeline-widget'),
    }),
    fill(dashboardWidgets, {
      key: 'messages',
      title: 'unreadMessages',
      module: 'CRM',
      views: ['standard', 'sales'],
      columns: 4,
      order: 30,
      load: () => import('./dashboard/messages-widget'),
    }),
    fill(dashboardWidgets, {
      key: 'flows',
      title: 'newestFlows',
      module: 'CRM',
      columns: 8,
      order: 25,
      load: () => import('./dashboard/flows-widget'),
    }),
    fill(dashboardWidgets, {
      key: 'seen',
      title: 'lastSeen',
      module: 'CRM',
      views: ['standard', 'project'],
      columns: 12,
      order: 90,
      load: () => import('./last-seen/last-seen-card'),
    }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    crm: typeof nl
  }
}
