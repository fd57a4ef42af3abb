import { register } from '@core/context/port'
import { fileOwners } from '@core/files/file-owners'
import { pictureColumns, picturesOfParts } from '@core/files/pictures/pictures'
import { definePlugin } from '@core/plugin/define-plugin'
import { relatedList } from '@core/resource/related-rows'
import { searchGroups } from '@core/search/search-groups'
import { parents } from '@core/states/parents'
import { calendarSources, crmParts } from '@plugins/crm/contract'
import { flowSteps } from '@plugins/crm/contract/flow-steps'
import { templateChoices } from '@plugins/settings/contract'
import { figures } from '@plugins/settings/contract/figures'
import { picturesOfForms } from '@plugins/surveys/contract/pictures-of-forms'
import { workTemplateCalls } from '@plugins/surveys/contract/work-template-calls'
import { intakeEvents } from './contract'
import { dossierFollows } from './domain/dossier-follows'
import { intakeFigure } from './domain/intake-figures'
import { intakeSearch } from './domain/intake-search'
import { intakeSource } from './domain/intake-source'
import { intakeSteps } from './domain/intake-step'
import { intakeTemplates } from './domain/intake-templates'
import { settleNew } from './domain/new-intake'
import { tellTaskDone } from './domain/tell-task-done'
import { triggers } from './domain/triggers'
import { Intake } from './entities/intake'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { intakes } from './resources/intakes'
import { seed } from './seed'

/** Surveys: what is looked at, measured and photographed at the customer's before anybody offers anything. */
export default definePlugin({
  code: 'intake',
  module: 'INTAKE',
  sells: { number: 10, order: 50 },
  requires: ['crm', 'basis', 'surveys', 'settings'],
  entities: [Intake],
  migrations,
  resources: [intakes],
  calls: workTemplateCalls(intakes, 'INTAKE', intakeTemplates),
  events: Object.values(intakeEvents),
  on: [settleNew, tellTaskDone],
  triggers,
  entries: [
    register(parents, { entity: Intake, inTrash: 'intake.in_trash', notOf: ['flow'] }),
    register(fileOwners, intakes),
    register(pictureColumns, { column: 'intake_id', of: intakes, order: 20 }),
    register(picturesOfParts, { of: intakes, where: picturesOfForms(Intake) }),
    register(searchGroups, intakeSearch),
    register(figures, intakeFigure),
    register(templateChoices, intakeTemplates.choice),
  ],
  with: {
    CRM: {
      on: dossierFollows,
      adds: [
        ...crmParts('intake'),
        relatedList('flow', 'intakes', Intake, { by: 'flow_id', where: { is_template: false }, sort: '-id' }),
      ],
      entries: [register(flowSteps, intakeSteps), register(calendarSources, intakeSource)],
    },
  },
  locales: { nl, en, 'es-AR': esAR },
  seed,
  ui: { app: 'shell' },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    INTAKE: true
  }
}
