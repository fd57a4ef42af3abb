import { internal, price, richText } from '@core/db/described'
import { customFields, tenantEntity, trash } from '@core/db/entity'
import { choice, flag, json, percentage, rate, recordAt, searchText, text } from '@core/db/fields'
import { PRODUCT_TYPES } from '../contract/product-types'
import { matrixSchema } from '../domain/matrix-schema'

const toggle = {
  field: () => internal(text().nullable()),
  id: () => recordAt('verticaldatafield', { whenGone: 'empty' }).nullable(),
  operator: () => internal(text(32).default('issame')),
  value: () => internal(text().nullable()),
}

/** Something a company sells: its price in one of four ways, its VAT split over the rates (S1 §3). */
export const Product = tenantEntity({
  name: 'product',
  properties: {
    status: internal(text(32).default('approved')),
    item_name: text(),
    description: richText().nullable(),
    type: choice(PRODUCT_TYPES).default('standard'),
    product_group: text().default('Overig'),
    data_origin: internal(choice(['manual', 'fromobject']).default('manual')),
    calc_base: choice(['inc', 'exc']).default('exc'),
    calc_method: choice(['fixed', 'table', 'matrix', 'field']).default('fixed'),
    unit_of_measurement: text(32).default('stuks'),
    start_amount_inc: price().default(0),
    start_amount_exc: price().default(0),
    percentage_vat_0: internal(percentage().default(0)),
    percentage_vat_6: internal(percentage().default(0)),
    percentage_vat_9: internal(percentage().default(0)),
    percentage_vat_21: internal(percentage().default(100)),
    vat_percentage: percentage().default(21),
    vertical_id: recordAt('vertical', { whenGone: 'empty' }).nullable(),
    /** Product that it is a part of, or whose price it follows (G-PTYPE). */
    derivative_id: recordAt('product', { whenGone: 'empty' }).nullable(),
    /** Its price as a share of that of the product that it follows. */
    derivative_percentage: rate().default(100),
    /** Units of a part that go with one unit of what it is part of. */
    sub_amount: rate().default(1),
    /** What a unit costs the company itself, euros without VAT. For staff: nothing that a customer gets may tell it. */
    cost_price: price().nullable(),
    external_reference: text().nullable(),
    /** Where it is ordered. */
    supplier: text().nullable(),
    /** One that was placed becomes a piece of equipment of the customer, with warranty and history. */
    is_equipment: flag(),
    external_description: text().nullable(),
    gl_reference: text().nullable(),
    gl_description: text().nullable(),
    /** Form field whose answer is the amount that is sold, in the place of the one that is typed. */
    alternativeamount_id: recordAt('verticaldatafield', { whenGone: 'empty', least: 0 }).nullable(),
    togglefield: toggle.field(),
    togglefield_id: toggle.id(),
    togglefield_operator: toggle.operator(),
    togglefield_value: toggle.value(),
    toggle2field: toggle.field(),
    toggle2field_id: toggle.id(),
    toggle2field_operator: toggle.operator(),
    toggle2field_value: toggle.value(),
    toggle3field: toggle.field(),
    toggle3field_id: toggle.id(),
    toggle3field_operator: toggle.operator(),
    toggle3field_value: toggle.value(),
    /** Form field whose answer is the price (G-PRICE). */
    price_field: text(64).nullable(),
    matrix: json(matrixSchema).nullable(),
    search_text: searchText<{ item_name: string; product_group?: string; external_reference?: string | null }>(row => [
      row.item_name,
      row.product_group,
      row.external_reference,
    ]),
    ...trash,
    ...customFields,
  },
  sorted: ['item_name'],
})
