import { nullable } from '@core/db/schema'
import { moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'

const text = nullable(t.String({ maxLength: 255 }))
const products = t.Array(t.Integer())

/** Settings of a company for its products: where they are booked, and which count in key figures. */
export const productSettings = moduleSettings({
  gl_reference: setting(text, null),
  gl_description: setting(text, null),
  exact_discount_reference: setting(text, null),
  exact_discount_description: setting(text, null),
  kpi_products: setting(products, []),
  kpi_products2: setting(products, []),
  kpi_products3: setting(products, []),
})
