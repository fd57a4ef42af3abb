import { fold } from '@core/domain/fold'
import { ownValue } from '@core/domain/own-value'
import type { WebsiteMapping } from '@plugins/settings/contract/website'

/** Fields of a person, an organization and a dossier that a website can fill, each with the names that websites use. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'relation.fullname': ['naam', 'name', 'fullname', 'volledigenaam', 'yourname', 'uwnaam'],
  'relation.name': ['voornaam', 'firstname', 'givenname'],
  'relation.nameprefix': ['tussenvoegsel', 'voorvoegsel', 'nameprefix'],
  'relation.surname': ['achternaam', 'surname', 'lastname', 'familyname'],
  'relation.email': ['email', 'emailadres', 'emailaddress', 'mail', 'youremail'],
  'relation.phone': ['telefoon', 'telefoonnummer', 'phone', 'phonenumber', 'tel', 'mobiel', 'mobile'],
  'relation.postcode': ['postcode', 'zip', 'zipcode', 'postalcode'],
  'relation.number': ['huisnummer', 'housenumber', 'number', 'nr'],
  'relation.number_addition': ['toevoeging', 'huisnummertoevoeging', 'numberaddition', 'addition'],
  'relation.address': ['straat', 'straatnaam', 'street', 'address', 'adres'],
  'relation.city': ['plaats', 'woonplaats', 'city', 'stad', 'town'],
  'relation.country': ['land', 'country'],
  'organization.name': ['bedrijf', 'bedrijfsnaam', 'organisatie', 'company', 'companyname', 'organization'],
  'flow.description': ['onderwerp', 'subject', 'omschrijving', 'description', 'interesse', 'product'],
  'flow.remarks': ['bericht', 'message', 'opmerking', 'opmerkingen', 'vraag', 'remarks', 'comments', 'yourmessage'],
  'flow.tags': ['labels', 'tags'],
  'flow.reference': ['referentie', 'reference'],
}

/** Names of the fields that a website can fill. */
export const LEAD_FIELDS: readonly string[] = Object.keys(KNOWN)

const BY_NAME = new Map(Object.entries(KNOWN).flatMap(([field, names]) => names.map(name => [name, field] as const)))

/** What came in by a website, sorted by what it is here. */
export interface MappedLead {
  /** By field: `relation.email`. */
  readonly fields: Readonly<Record<string, string>>
  /** What nobody knows a place for, under the name it had there. */
  readonly rest: readonly (readonly [name: string, value: string])[]
}

/** A name without what websites write between its words: `your-name`, `Your Name`. */
const plain = (name: string): string => fold([name]).replace(/[^a-z0-9]/g, '')

/**
 * What came in by what the company says that it is, and else by the name it has (G-WEB). An empty value counts as its
 * `nullvalue`; a value is called here as `valuemapping` says; of two for one field both are kept.
 */
export function mapLead(mapping: WebsiteMapping, received: Readonly<Record<string, string>>): MappedLead {
  const fields: Record<string, string> = {}
  const rest: [string, string][] = []
  const keep = (field: string | undefined, name: string, value: string) => {
    if (!value) return
    if (field && Object.hasOwn(KNOWN, field)) fields[field] = fields[field] ? `${fields[field]}, ${value}` : value
    else rest.push([field ?? name, value])
  }
  const told = new Set<string>()
  for (const { fieldkey, fieldvalue, nullvalue, valuemapping = {} } of mapping) {
    told.add(fieldkey)
    const value = ownValue(received, fieldkey)?.trim() || nullvalue?.trim() || ''
    keep(fieldvalue, fieldkey, ownValue(valuemapping, value) ?? value)
  }
  for (const [name, value] of Object.entries(received))
    if (!told.has(name) && !name.startsWith('_')) keep(BY_NAME.get(plain(name)), name, value.trim())
  return { fields, rest }
}
