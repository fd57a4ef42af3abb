import { imported } from '@core/imports/imported'
import { resource } from '@core/resource/resource'
import { organizationUpdated } from '../contract'
import { checkAddress } from '../domain/checked-address'
import { peopleAndWork } from '../domain/people-and-work'
import { Organization } from '../entities/organization'

/** Organizations (S1 §3). */
export const organizations = resource({
  entity: Organization,
  module: 'CRM',
  sort: 'name',
  events: { updated: organizationUpdated },
  prepare: checkAddress,
  enrich: [peopleAndWork],
  called: { by: 'name', notes: ['city'] },
  abilities: [imported({ match: ['name', 'kvk', 'email'] })],
})
