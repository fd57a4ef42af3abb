import { batchWorks } from '@core/batches/batch-work'
import { provide, register } from '@core/context/port'
import { fileOwners } from '@core/files/file-owners'
import { picturesOfParts } from '@core/files/pictures/pictures'
import { definePlugin } from '@core/plugin/define-plugin'
import { deletionGuards } from '@core/resource/deletion-guards'
import { relatedList } from '@core/resource/related-rows'
import { searchGroups } from '@core/search/search-groups'
import { parents } from '@core/states/parents'
import { calendarSources, crmParts } from '@plugins/crm/contract'
import { flowSteps } from '@plugins/crm/contract/flow-steps'
import { projectStarts } from '@plugins/crm/contract/project-starts'
import { documentModules } from '@plugins/documents/contract'
import { templateChoices } from '@plugins/settings/contract'
import { figures } from '@plugins/settings/contract/figures'
import { picturesOfForms } from '@plugins/surveys/contract/pictures-of-forms'
import { workTemplateCalls } from '@plugins/surveys/contract/work-template-calls'
import { readDelivery } from './api/delivery-calls'
import { finishVisit } from './api/finish-visit'
import { hourCalls } from './api/hour-calls'
import { materialCalls } from './api/material-calls'
import { startEach, startProjectPhase } from './api/start-project-phase'
import { visitsByCustomer } from './api/visits-by-customer'
import { projectEvents } from './contract'
import { placedMaterials } from './contract/placed-materials'
import { dossierFollows } from './domain/dossier-follows'
import { needsFollow } from './domain/follow-agreed'
import { visitsAreFollowed } from './domain/follow-visits'
import { projectGuards } from './domain/guards'
import { makeReport, reportFollows } from './domain/make-report'
import { settleNew } from './domain/new-project'
import { projectFigure } from './domain/project-figures'
import { projectSearch } from './domain/project-search'
import { projectSource } from './domain/project-source'
import { startProjects } from './domain/project-starts'
import { projectSteps } from './domain/project-step'
import { projectTemplates } from './domain/project-templates'
import { visitsArePutBack } from './domain/put-back'
import { readPlaced } from './domain/read-placed'
import { triggers } from './domain/triggers'
import { HourRate } from './entities/hour-rate'
import { Project } from './entities/project'
import { ProjectAdditional } from './entities/project-additional'
import { ProjectMaterial } from './entities/project-material'
import { WorkHour } from './entities/work-hour'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { hourRates } from './resources/hour-rates'
import { projectMaterials } from './resources/project-materials'
import { projects } from './resources/projects'
import { workHours } from './resources/work-hours'
import { seed } from './seed'

/** Work that was sold: its visits, forms, photos and files, from the agreement to the end. */
export default definePlugin({
  code: 'project',
  module: 'PROJECT',
  sells: { number: 8, order: 80 },
  requires: ['crm', 'basis', 'surveys', 'documents', 'settings', 'sales', 'quotation', 'confirmation'],
  entities: [Project, WorkHour, HourRate, ProjectMaterial, ProjectAdditional],
  migrations,
  resources: [projects, workHours, hourRates, projectMaterials],
  calls: [
    ...workTemplateCalls(projects, 'PROJECT', projectTemplates),
    startProjectPhase,
    finishVisit,
    ...hourCalls,
    ...materialCalls,
    readDelivery,
    visitsByCustomer,
  ],
  events: Object.values(projectEvents),
  on: [settleNew, visitsArePutBack, ...visitsAreFollowed, reportFollows, needsFollow.project],
  jobs: [makeReport],
  provides: [provide(placedMaterials, readPlaced)],
  triggers,
  entries: [
    register(documentModules, 'PROJECT'),
    register(parents, { entity: Project, inTrash: 'project.in_trash', notOf: ['flow'] }),
    ...projectGuards.map(guard => register(deletionGuards, guard)),
    register(fileOwners, projects),
    register(picturesOfParts, { of: projects, where: picturesOfForms(Project) }),
    register(searchGroups, projectSearch),
    register(figures, projectFigure),
    register(templateChoices, projectTemplates.choice),
    register(batchWorks, startEach),
  ],
  with: {
    CRM: {
      on: dossierFollows,
      adds: [
        ...crmParts('project'),
        relatedList('flow', 'projects', Project, { by: 'flow_id', where: { is_template: false }, sort: '-id' }),
      ],
      entries: [
        register(flowSteps, projectSteps),
        register(calendarSources, projectSource),
        register(projectStarts, startProjects),
      ],
    },
    QUOTATION: { on: needsFollow.quotation },
    CONFIRMATION: { on: needsFollow.confirmation },
  },
  locales: { nl, en, 'es-AR': esAR },
  seed,
  ui: { app: 'shell' },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    PROJECT: true
  }
}
