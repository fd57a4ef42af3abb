import { addressColumns, phone, tags } from '@core/db/described'
import { customFields, place, tenantEntity, trash } from '@core/db/entity'
import { emailAddress, recordAt, searchText, text } from '@core/db/fields'
import { searchablePhone, searchablePostcode } from '@core/domain/search-words'

interface Searched {
  name: string
  city?: string | null
  postcode?: string | null
  country?: string | null
  email?: string | null
  phone?: string | null
  address?: string | null
  number?: string | null
  number_addition?: string | null
  kvk?: string | null
  tags?: string[]
}

/** A company or association that relations belong to. */
export const Organization = tenantEntity({
  name: 'organization',
  properties: {
    name: text(),
    email: emailAddress().nullable(),
    phone: phone().nullable(),
    ...addressColumns,
    lead_source: text().nullable(),
    tags: tags(),
    flowprofile_id: recordAt('flowprofile', { whenGone: 'empty' }).nullable(),
    contactperson_id: recordAt('relation', { whenGone: 'empty' }).nullable(),
    kvk: text(16).nullable(),
    vat_number: text(32).nullable(),
    ...place,
    search_text: searchText<Searched>(row => [
      row.name,
      row.email,
      row.phone,
      searchablePhone(row.phone, row.country),
      row.address,
      row.number,
      row.number_addition,
      searchablePostcode(row.postcode),
      row.city,
      row.kvk,
      ...(row.tags ?? []),
    ]),
    ...trash,
    ...customFields,
  },
  indexes: [['city']],
  sorted: ['name'],
})
