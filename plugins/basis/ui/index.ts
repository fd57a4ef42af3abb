import { dashboardWidgets, defineUi, fill, todayParts } from '@core/ui'
import { flowAhead, flowCards } from '@plugins/crm/contract/ui'
import { IconCalendarPlus, IconCalendarTime, IconChecklist, IconSquareCheck } from '@tabler/icons-react'
import nl from '../locales/nl'
import { useOpenActions } from './action/use-open-actions'

/** Screens of tasks and to-dos, and what they bring to the dashboard and to dossiers. */
export default defineUi({
  code: 'basis',
  locales: { nl, en: () => import('../locales/en'), 'es-AR': () => import('../locales/es-AR') },
  screens: [
    {
      path: '/action_overview',
      module: 'BASIS',
      title: 'actions',
      menu: { group: 'meer', order: 5, icon: IconChecklist, go: 't', useBadge: useOpenActions },
      load: () => import('./screens/action-overview'),
    },
    { path: '/action_detail/:actionId', module: 'BASIS', load: () => import('./screens/action-detail') },
    {
      path: '/task_overview',
      module: 'BASIS',
      title: 'tasks',
      menu: { group: 'meer', order: 6, icon: IconSquareCheck },
      load: () => import('./screens/task-overview'),
    },
    {
      path: '/planning',
      module: 'CRM',
      title: 'planning',
      rail: true,
      menu: { group: 'main', order: 45, icon: IconCalendarTime, go: 'w' },
      load: () => import('./screens/planning'),
    },
  ],
  actions: [
    {
      key: 'action',
      title: 'newAction',
      icon: IconChecklist,
      module: 'BASIS',
      dialog: () => import('./action/new-action'),
    },
    {
      key: 'task',
      title: 'newTask',
      icon: IconCalendarPlus,
      module: 'BASIS',
      dialog: () => import('./task/new-task'),
    },
  ],
  kinds: {
    action: { noun: 'action', address: id => `/action_detail/${id}` },
    task: { noun: 'field.task.title', address: id => `/task_overview?taskId=${id}` },
    taskcontext: { noun: 'field.task.title' },
    taskcontexttype: { noun: 'field.task.title' },
    team: { noun: 'field.task.team_id' },
  },
  fills: [
    fill(flowAhead, { key: 'work', module: 'BASIS', load: () => import('./work/ask-flow') }),
    fill(flowCards, { key: 'work', module: 'BASIS', order: 10, load: () => import('./work/flow-work-card') }),
    fill(todayParts, { key: 'todos', module: 'BASIS', order: 30, load: () => import('./dashboard/todos-widget') }),
    fill(dashboardWidgets, {
      key: 'today',
      title: 'myDay',
      module: 'CRM',
      views: ['standard', 'project'],
      columns: 8,
      order: 5,
      load: () => import('./dashboard/today-widget'),
    }),
    fill(dashboardWidgets, {
      key: 'tasks',
      title: 'tasks',
      module: 'BASIS',
      views: ['project', 'v1', 'v2', 'salesv1', 'projectv1'],
      columns: 8,
      order: 15,
      load: () => import('./dashboard/tasks-widget'),
    }),
    fill(dashboardWidgets, {
      key: 'todos',
      title: 'actions',
      module: 'BASIS',
      views: ['standard', 'project', 'v1', 'v2', 'alternativev1'],
      columns: 4,
      order: 10,
      asks: ['/api/action?status=open&sort=due_date&limit=5&assignee_id={user}%2Cnull'],
      load: () => import('./dashboard/todos-widget'),
    }),
  ],
})

declare module '@core/ui' {
  interface UiLocales {
    basis: typeof nl
  }
}
