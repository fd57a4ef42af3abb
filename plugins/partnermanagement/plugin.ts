import { provide, register } from '@core/context/port'
import { definePlugin } from '@core/plugin/define-plugin'
import { relatedList } from '@core/resource/related-rows'
import { searchGroups } from '@core/search/search-groups'
import { partnerChecks } from '@plugins/crm/contract/partner-flows'
import { projectCalls } from './api/project-log'
import { partnerEvents, partnerReader } from './contract'
import { partnerOfFlow } from './domain/partner-of-flow'
import { partnerSearch } from './domain/partner-search'
import { readPartners } from './domain/read-partners'
import { usersFollow } from './domain/users-follow'
import { Partner } from './entities/partner'
import { PartnerProject } from './entities/partner-project'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { partnerProjects } from './resources/partner-projects'
import { partners } from './resources/partners'
import { seed } from './seed'

/** Partners who commission work, their projects, and their people who look along. */
export default definePlugin({
  code: 'partnermanagement',
  module: 'PARTNERMANAGEMENT',
  sells: { number: 7, order: 120 },
  requires: ['crm', 'surveys'],
  entities: [Partner, PartnerProject],
  migrations,
  resources: [partners, partnerProjects],
  calls: projectCalls,
  events: Object.values(partnerEvents),
  on: usersFollow,
  provides: [provide(partnerReader, readPartners)],
  adds: [relatedList('partner', 'partnerprojects', PartnerProject, { by: 'partner_id', sort: 'label' })],
  entries: [register(partnerChecks, partnerOfFlow), register(searchGroups, partnerSearch)],
  locales: { nl, en, 'es-AR': esAR },
  seed,
  ui: { app: 'shell' },
})

declare module '@core/context/modules' {
  interface ModuleTags {
    PARTNERMANAGEMENT: true
  }
}
