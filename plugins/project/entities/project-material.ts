import { internal, price } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, day, percentage, rate, recordAt, reference, text } from '@core/db/fields'
import { MATERIAL_STATUSES } from '../contract/material-status'

/** A material that a project needs: what was agreed to, and what came along besides. */
export const ProjectMaterial = tenantEntity({
  name: 'projectmaterial',
  properties: {
    project_id: reference('project', { whenGone: 'goAlong' }),
    /** Of the project. */
    flow_id: internal(reference('flow', { whenGone: 'goAlong' }).nullable()),
    product_id: recordAt('product', { whenGone: 'empty' }).nullable(),
    item_name: text(),
    supplier: text().nullable(),
    external_reference: text().nullable(),
    status: choice(MATERIAL_STATUSES).default('to_order'),
    /** When it comes in. */
    expected_date: day().nullable(),
    unit_of_measurement: text(32).default('stuks'),
    /** How many are needed. */
    amount: rate().default(1),
    amount_used: rate().default(0),
    /** How many the customer agreed to with the documents of the dossier. */
    amount_agreed: rate().default(0),
    /** What one costs the customer, euros excluding VAT. */
    unit_rate_exc: price().default(0),
    vat_percentage: percentage().default(21),
    /** The line that it was agreed by: `quotation:31`. */
    origin: internal(text(64).nullable()),
  },
  indexes: [['project_id', 'id'], ['status']],
})
