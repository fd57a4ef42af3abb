import { resource } from '@core/resource/resource'
import { Organization } from '../entities/organization'

/** Organizations (S1 §3). */
export const organizations = resource({
  entity: Organization,
  module: 'CRM',
  sort: 'name',
  import: {
    match: ['name', 'kvk', 'email'],
    fields: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      address: 'street',
      number: 'houseNumber',
      number_addition: 'houseNumberAddition',
      postcode: 'postcode',
      city: 'city',
      country: 'country',
      lead_source: 'leadSource',
      kvk: 'kvk',
      vat_number: 'vatNumber',
    },
  },
})
