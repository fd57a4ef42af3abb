import type { BroughtAlong } from '@core/imports/import-options'
import { organizations } from '../resources/organizations'
import { relations } from '../resources/relations'
import { addressFields } from './address-fields'
import { typedPerson } from './typed-person'

/** The organization of a new relation, with an address of its own. */
const organization: BroughtAlong = {
  resource: organizations,
  match: [['name']],
  fields: {
    name: 'organization',
    address: 'organizationStreet',
    number: 'organizationHouseNumber',
    postcode: 'organizationPostcode',
    city: 'organizationCity',
  },
}

/**
 * The customer of an imported dossier (G-IMPF): known by e-mail address, else by telephone and surname, else by name and
 * address. A whole name in one column is taken apart as in the relation picker (R-REL-005).
 */
export const importedRelation: BroughtAlong = {
  resource: relations,
  match: [['email'], ['surname', 'phone'], ['surname', 'name', 'postcode', 'number']],
  fields: {
    name: 'field.name',
    nameprefix: 'field.relation.nameprefix',
    surname: 'field.relation.surname',
    email: 'field.email',
    phone: 'field.phone',
    ...addressFields,
  },
  complete: values =>
    values.surname || typeof values.name !== 'string' ? values : { ...values, ...typedPerson(values.name) },
  brings: { organization_id: organization },
}
