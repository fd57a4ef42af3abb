import { register } from '@core/context/port'
import { fileOwners } from '@core/files/file-owners'
import { definePlugin } from '@core/plugin/define-plugin'
import { relatedList } from '@core/resource/related-rows'
import { searchGroups } from '@core/search/search-groups'
import { parents } from '@core/states/parents'
import { crmParts } from '@plugins/crm/contract'
import { figures, standingsNow } from '@plugins/settings/contract/figures'
import { customerIncidentCalls } from './api/customer-incidents'
import { readSerial } from './api/read-serial'
import { incidentEvents } from './contract'
import { dossierFollows, settleNew } from './domain/dossier-follows'
import { takesUp } from './domain/first-answer'
import { hideResolved } from './domain/hide-resolved'
import { incidentFigure, incidentStanding } from './domain/incident-figures'
import { equipmentSearch, incidentSearch } from './domain/incident-search'
import { looksAgain, lookWhetherLate } from './domain/promised-times'
import { relevantTypes } from './domain/relevant-types'
import { tellStaff } from './domain/tell-staff'
import { triggers } from './domain/triggers'
import { Equipment } from './entities/equipment'
import { Incident } from './entities/incident'
import { IncidentType } from './entities/incident-type'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { equipment } from './resources/equipment'
import { incidentTypes } from './resources/incident-types'
import { incidents } from './resources/incidents'
import { seed } from './seed'

/** Service and complaints after the work is done, and what stands at the customers'. */
export default definePlugin({
  code: 'aftercare',
  module: 'AFTERCARE',
  sells: { number: 14, order: 100 },
  requires: ['crm', 'basis', 'surveys', 'settings'],
  entities: [IncidentType, Equipment, Incident],
  migrations,
  resources: [incidentTypes, equipment, incidents],
  calls: [...customerIncidentCalls, readSerial],
  events: Object.values(incidentEvents),
  on: [settleNew, looksAgain, ...takesUp, ...tellStaff],
  triggers,
  jobs: [lookWhetherLate, hideResolved],
  entries: [
    register(parents, { entity: Incident, inTrash: 'aftercare.in_trash', notOf: [] }),
    register(parents, { entity: Equipment, inTrash: 'aftercare.equipment_in_trash', notOf: ['incident'] }),
    register(fileOwners, incidents),
    register(fileOwners, equipment),
    register(searchGroups, incidentSearch),
    register(searchGroups, equipmentSearch),
    register(figures, incidentFigure),
    register(standingsNow, incidentStanding),
  ],
  with: {
    CRM: {
      on: dossierFollows,
      adds: [
        ...crmParts('incident'),
        ...crmParts('equipment'),
        relatedList('flow', 'relatedincidents', Incident, { by: 'flow_id', where: { hidden: false }, sort: '-id' }),
        relatedList('equipment', 'incidents', Incident, { by: 'equipment_id', sort: '-id' }),
        relevantTypes,
      ],
    },
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
