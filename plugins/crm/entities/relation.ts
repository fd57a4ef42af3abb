import { addressColumns, internal, phone, tags } from '@core/db/described'
import { customFields, place, tenantEntity, trash } from '@core/db/entity'
import { choice, emailAddress, json, money, recordAt, reference, searchText, text, whole } from '@core/db/fields'
import { fullname, type PersonName } from '@core/domain/fullname'
import { searchablePhone, searchablePostcode } from '@core/domain/search-words'
import { colleague } from '@core/users/colleague'
import { Type as t } from '@sinclair/typebox'
import { DOUBLE_KINDS } from '../contract/double-kinds'
import { FLOW_STATUSES } from '../contract/flow-status'

interface Searched extends PersonName {
  email?: string | null
  phone?: string | null
  address?: string | null
  number?: string | null
  number_addition?: string | null
  city?: string | null
  postcode?: string | null
  country?: string | null
  tags?: string[]
}

/** A person: customer, tenant, contact of an organization. */
export const Relation = tenantEntity({
  name: 'relation',
  properties: {
    /** May be empty where a surname is all that is known. */
    name: text().default(''),
    nameprefix: text().nullable(),
    surname: text().nullable(),
    email: emailAddress().nullable(),
    phone: phone().nullable(),
    ...addressColumns,
    lead_source: text().nullable(),
    tags: tags(),
    organization_id: reference('organization', { whenGone: 'empty' }).nullable(),
    flow_id: recordAt('flow', { whenGone: 'empty' }).nullable(),
    /** How many dossiers it has, where the newest of those that run stands and in whose hands, and what those that run are worth. */
    flow_count: whole().default(0),
    flow_status: choice(FLOW_STATUSES).nullable(),
    flow_value: money().default(0),
    flow_user_id: colleague().nullable(),
    flow_tags: tags(),
    /** Whom it resembles and is not, as colleagues said. */
    not_doubles: internal(
      json(t.Array(t.Object({ kind: t.Union(DOUBLE_KINDS.map(kind => t.Literal(kind))), id: t.Integer() })))
        .default('[]')
        .onCreate(() => []),
    ),
    /** The person that it became part of. */
    merged_into_id: internal(reference('relation', { whenGone: 'empty' }).nullable()),
    search_text: searchText<Searched>(row => [
      fullname(row),
      row.email,
      row.phone,
      searchablePhone(row.phone, row.country),
      row.address,
      row.number,
      row.number_addition,
      searchablePostcode(row.postcode),
      row.city,
      ...(row.tags ?? []),
    ]),
    ...place,
    ...trash,
    ...customFields,
  },
  indexes: [['email'], ['city'], ['flow_status', 'deleted_at', 'flow_value'], ['flow_value', 'id']],
  sorted: ['surname'],
})
