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
 * address, else by name and organization. A whole name in one column is taken apart as in the relation picker (R-REL-005).
 * A company without anybody makes an organization, and a customer that is called after it.
 */
export const importedRelation: BroughtAlong = {
  resource: relations,
  match: [['email'], ['surname', 'phone'], ['surname', 'name', 'postcode', 'number'], ['name', 'organization_id']],
  fields: {
    name: 'field.name',
    nameprefix: 'field.relation.nameprefix',
    surname: 'field.relation.surname',
    email: 'field.email',
    phone: 'field.phone',
    ...addressFields,
  },
  complete(values) {
    const { name, surname, organization_id: company } = values
    if (typeof name === 'string') return surname ? values : { ...values, ...typedPerson(name) }
    const called = (company as { name?: unknown } | undefined)?.name
    return surname || typeof called !== 'string' ? values : { ...values, name: called }
  },
  brings: { organization_id: organization },
}
