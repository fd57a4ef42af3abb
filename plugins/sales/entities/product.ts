import { internal, price, richText } from '@core/db/described'
import { customFields, tenantEntity, trash } from '@core/db/entity'
import { choice, json, percentage, recordAt, searchText, text } from '@core/db/fields'
import { matrixSchema } from '../domain/matrix-schema'

export const PRODUCT_TYPES = [
  'standard',
  'manual',
  'header',
  'sub',
  'subderivative',
  'combination',
  'derivative',
] as const

const toggle = {
  field: () => internal(text().nullable()),
  id: () => recordAt('verticaldatafield', { whenGone: 'empty' }).nullable(),
  operator: () => internal(text(32).default('issame')),
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
    derivative_id: recordAt('product', { whenGone: 'empty' }).nullable(),
    external_reference: text().nullable(),
    external_description: internal(text().nullable()),
    gl_reference: text().nullable(),
    gl_description: internal(text().nullable()),
    alternativeamount_id: recordAt('alternativeamount', { whenGone: 'empty', least: 0 }).nullable(),
    togglefield: toggle.field(),
    togglefield_id: toggle.id(),
    togglefield_operator: toggle.operator(),
    toggle2field: toggle.field(),
    toggle2field_id: toggle.id(),
    toggle2field_operator: toggle.operator(),
    toggle3field: toggle.field(),
    toggle3field_id: toggle.id(),
    toggle3field_operator: toggle.operator(),
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
