import { register } from '@core/context/port'
import { fileOwners } from '@core/files/file-owners'
import { mergeSources } from '@core/merge-tags/merge-sources'
import { definePlugin } from '@core/plugin/define-plugin'
import { relatedList } from '@core/resource/related-rows'
import { searchGroups } from '@core/search/search-groups'
import { parents } from '@core/states/parents'
import { settingsOfModules } from '@core/tenancy/module-settings'
import { crmParts } from '@plugins/crm/contract'
import { mailKinds } from '@plugins/settings/contract'
import { figures, standingsNow } from '@plugins/settings/contract/figures'
import { checkPoint } from './api/check-point'
import { comingVisits } from './api/coming-visits'
import { customerIncidentCalls } from './api/customer-incidents'
import { readSerial } from './api/read-serial'
import { contractEvents, incidentEvents } from './contract'
import { aftercareSettings, checkHours } from './domain/aftercare-settings'
import { incidentAnswer, incidentTags, mailsAnswer } from './domain/answer-mail'
import { contractInvoices, startsVisits } from './domain/contract-invoices'
import { dossierFollows, settleNew } from './domain/dossier-follows'
import { equipmentFollows } from './domain/equipment-of-project'
import { answersByMessage, takesUp } from './domain/first-answer'
import { hideResolved } from './domain/hide-resolved'
import { incidentFigure, incidentStanding } from './domain/incident-figures'
import { equipmentSearch, incidentSearch } from './domain/incident-search'
import { makeVisit, makeVisits } from './domain/make-visits'
import { looksAgain, lookWhetherLate } from './domain/promised-times'
import { relevantTypes } from './domain/relevant-types'
import { tellStaff } from './domain/tell-staff'
import { triggers } from './domain/triggers'
import { CheckList } from './entities/check-list'
import { Equipment } from './entities/equipment'
import { Incident } from './entities/incident'
import { IncidentType } from './entities/incident-type'
import { MaintenanceContract } from './entities/maintenance-contract'
import { MaintenanceVisit } from './entities/maintenance-visit'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { checkLists } from './resources/check-lists'
import { equipment } from './resources/equipment'
import { incidentTypes } from './resources/incident-types'
import { incidents } from './resources/incidents'
import { maintenanceContracts } from './resources/maintenance-contracts'
import { seed } from './seed'

/** Service and complaints after the work is done, and what stands at the customers'. */
export default definePlugin({
  code: 'aftercare',
  module: 'AFTERCARE',
  sells: { number: 14, order: 100 },
  requires: ['crm', 'basis', 'surveys', 'settings', 'invoice', 'sales', 'project'],
  entities: [IncidentType, CheckList, Equipment, Incident, MaintenanceContract, MaintenanceVisit],
  migrations,
  resources: [incidentTypes, checkLists, equipment, incidents, maintenanceContracts],
  calls: [...customerIncidentCalls, checkPoint, readSerial, comingVisits],
  events: [...Object.values(incidentEvents), ...Object.values(contractEvents)],
  on: [settleNew, looksAgain, ...takesUp, mailsAnswer, ...tellStaff, ...startsVisits],
  triggers,
  jobs: [lookWhetherLate, hideResolved, makeVisit, makeVisits],
  entries: [
    // A to-do stands with the dossier and not with one of its incidents.
    register(parents, { entity: Incident, inTrash: 'aftercare.in_trash', notOf: ['action'] }),
    register(settingsOfModules, { ...aftercareSettings, prepare: checkHours }),
    register(mailKinds, incidentAnswer),
    register(fileOwners, incidents),
    register(fileOwners, equipment),
    register(searchGroups, incidentSearch),
    register(searchGroups, equipmentSearch),
    register(figures, incidentFigure),
    register(standingsNow, incidentStanding),
  ],
  with: {
    CRM: {
      on: [...dossierFollows, answersByMessage],
      entries: [register(mergeSources, incidentTags)],
      adds: [
        ...crmParts('incident'),
        ...crmParts('equipment'),
        ...crmParts('maintenancecontract'),
        relatedList('flow', 'relatedincidents', Incident, { by: 'flow_id', where: { hidden: false }, sort: '-id' }),
        relatedList('equipment', 'incidents', Incident, { by: 'equipment_id', sort: '-id' }),
        relevantTypes,
      ],
    },
    INVOICE: { on: contractInvoices },
    PROJECT: { on: [equipmentFollows] },
  },
  locales: { nl, en, 'es-AR': esAR },
  seed,
  ui: { app: 'shell' },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    AFTERCARE: true
  }
}
