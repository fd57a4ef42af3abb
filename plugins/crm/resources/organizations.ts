import { imported } from '@core/imports/imported'
import { resource } from '@core/resource/resource'
import { checkLoose } from '../domain/check-loose'
import { checkPostcode } from '../domain/checked-postcode'
import { Organization } from '../entities/organization'

/** Organizations (S1 §3). */
export const organizations = resource({
  entity: Organization,
  module: 'CRM',
  sort: 'name',
  async prepare(organization, context, changes, before) {
    checkPostcode(organization, context, changes)
    await checkLoose(context, { contactperson_id: 'relation', flowprofile_id: 'flowprofile' }, changes, before)
  },
  called: { by: 'name', notes: ['city'] },
  abilities: [imported({ match: ['name', 'kvk', 'email'] })],
})
