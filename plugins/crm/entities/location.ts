import { addressColumns, internal } from '@core/db/described'
import { place, tenantEntity } from '@core/db/entity'
import { reference, searchText, text } from '@core/db/fields'
import { searchablePostcode } from '@core/domain/search-words'

interface Searched {
  description?: string | null
  address?: string | null
  number?: string | null
  number_addition?: string | null
  city?: string | null
  postcode?: string | null
}

/** A place of a customer besides where they live: a holiday home, a barn, a house that they let (G-LOC). */
export const Location = tenantEntity({
  name: 'location',
  properties: {
    relation_id: internal(reference('relation', { whenGone: 'goAlong' })),
    location_type_id: reference('locationtype', { whenGone: 'refuse' }).nullable(),
    /** What its owner calls it. */
    description: text().nullable(),
    ...addressColumns,
    search_text: searchText<Searched>(row => [
      row.description,
      row.address,
      row.number,
      row.number_addition,
      searchablePostcode(row.postcode),
      row.city,
    ]),
    ...place,
  },
})
