import { provide, register } from '@core/context/port'
import { mergeSources } from '@core/merge-tags/merge-sources'
import { definePlugin } from '@core/plugin/define-plugin'
import { calendarSources } from '@plugins/crm/contract'
import { followUps } from '@plugins/crm/contract/follow-ups'
import { handlerWork } from '@plugins/crm/contract/handler-work'
import { speaksAgainst } from '@plugins/crm/contract/inactivity'
import { figures, standingsNow, statisticExports } from '@plugins/settings/contract/figures'
import { dashboardCalls } from './api/dashboard-calls'
import { followTask } from './api/follow-task'
import { getDashboardStatistics } from './api/get-dashboard-statistics'
import { getDashboardTasks } from './api/get-dashboard-tasks'
import { planWork } from './api/plan-work'
import { readWaiting } from './api/read-waiting'
import { listTaskTemplates, storeFromTemplate, taskTemplatesOfFlow } from './api/task-templates'
import { tasksOfFlow } from './api/tasks-of-flow'
import { usedTaskColors } from './api/used-task-colors'
import { taskTemplates } from './contract'
import { taskMaker } from './contract/new-task'
import { partnerTasks } from './contract/partner-tasks'
import {
  actionCreated,
  actionUpdated,
  taskCreated,
  taskFinished,
  taskPlanned,
  taskRescheduled,
  taskUpdated,
} from './contract/task-events'
import { teamReader } from './contract/teams'
import { visits } from './contract/visits'
import { actionSource } from './domain/action-source'
import { makeFollowUp } from './domain/follow-up-action'
import { intakeTasks } from './domain/intake-tasks'
import { keepTemplates } from './domain/keep-templates'
import { keepVisits } from './domain/keep-visits'
import { makeTask } from './domain/make-task'
import { openWorkSpeaks } from './domain/open-work-speaks'
import { readPartnerTasks } from './domain/partner-tasks'
import { planReminders } from './domain/reminders/plan-reminders'
import { ruleActions } from './domain/rule-actions'
import { taskExport, taskFigure, taskStandings } from './domain/task-figures'
import { taskSource } from './domain/task-source'
import { taskTags } from './domain/task-tags'
import { actionsFollowHandler, makeNextTasks, tellFollowers } from './domain/tasks-follow'
import { leaveTeams } from './domain/teams/leave-teams'
import { readTeams } from './domain/teams/read-teams'
import { assignedAreTold } from './domain/tell-assigned'
import { tellPlannedFromStart } from './domain/tell-when'
import { triggers } from './domain/triggers'
import { Action } from './entities/action'
import { Dashboard } from './entities/dashboard'
import { Task } from './entities/task'
import { TaskContext } from './entities/task-context'
import { TaskContextType } from './entities/task-context-type'
import { Team } from './entities/team'
import { mailReminder } from './jobs/mail-reminder'
import { remind } from './jobs/remind'
import { resumeWaiting } from './jobs/resume-waiting'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { actions } from './resources/actions'
import { taskContexts, taskContextTypes } from './resources/task-contexts'
import { tasks } from './resources/tasks'
import { teams } from './resources/teams'
import { seed } from './seed'

/** The work of the day: tasks, to-dos and what comes along with them. */
export default definePlugin({
  code: 'basis',
  module: 'BASIS',
  sells: { number: 1, order: 10 },
  requires: ['crm', 'settings'],
  entities: [Action, Task, TaskContextType, TaskContext, Team, Dashboard],
  migrations,
  resources: [actions, tasks, teams, taskContextTypes, taskContexts],
  calls: [
    listTaskTemplates,
    taskTemplatesOfFlow,
    storeFromTemplate,
    followTask,
    tasksOfFlow,
    getDashboardTasks,
    readWaiting,
    planWork,
    ...dashboardCalls,
    getDashboardStatistics,
    ...usedTaskColors,
  ],
  events: [taskFinished, taskCreated, taskUpdated, taskPlanned, taskRescheduled, actionCreated, actionUpdated],
  on: [
    makeNextTasks,
    tellPlannedFromStart,
    tellFollowers,
    actionsFollowHandler,
    leaveTeams,
    ...planReminders,
    ...assignedAreTold,
  ],
  triggers,
  actions: ruleActions,
  jobs: [resumeWaiting, remind, mailReminder],
  provides: [
    provide(taskTemplates, keepTemplates),
    provide(teamReader, readTeams),
    provide(visits, keepVisits),
    provide(taskMaker, makeTask),
    provide(partnerTasks, readPartnerTasks),
  ],
  entries: [
    register(calendarSources, taskSource),
    register(calendarSources, actionSource),
    register(followUps, makeFollowUp),
    register(handlerWork, intakeTasks),
    ...openWorkSpeaks.map(one => register(speaksAgainst, one)),
    register(figures, taskFigure),
    ...taskStandings.map(standing => register(standingsNow, standing)),
    register(statisticExports, taskExport),
  ],
  with: { CRM: { entries: [register(mergeSources, taskTags)] } },
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})

declare module '@core/context/modules' {
  interface ModuleTags {
    BASIS: true
  }
}
