import { lines } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { day, recordAt, reference, searchText, text, wholeName } from '@core/db/fields'

interface Searched {
  description?: string | null
  make?: string | null
  model?: string | null
  serial_number?: string | null
  relation_fullname?: string | null
}

/** A device that stands at a customer's, with until when it is under warranty. */
export const Equipment = tenantEntity({
  name: 'equipment',
  properties: {
    /** What it is: "Hybride warmtepomp". */
    description: text(),
    make: text().nullable(),
    /** Type as its maker names it. */
    model: text().nullable(),
    serial_number: text(64).nullable(),
    /** Where in or around the house: "achter de berging". */
    place: text().nullable(),
    relation_id: reference('relation', { whenGone: 'goAlong' }),
    relation_fullname: wholeName().default(''),
    flow_id: reference('flow', { whenGone: 'empty' }).nullable(),
    project_id: recordAt('project', { whenGone: 'empty' }).nullable(),
    product_id: recordAt('product', { whenGone: 'empty' }).nullable(),
    installed_on: day().nullable(),
    warranty_until: day().nullable(),
    /** The day from which it is not there any more. */
    removed_on: day().nullable(),
    remarks: lines(4000).nullable(),
    search_text: searchText<Searched>(row => [
      row.description,
      row.make,
      row.model,
      row.serial_number,
      row.relation_fullname,
    ]),
    ...trash,
  },
  indexes: [['relation_id', 'id'], ['flow_id', 'id'], ['serial_number']],
})
