import { nullable } from '@core/db/schema'
import { moduleSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'

const text = nullable(t.String({ maxLength: 255 }))

/** Settings of a company for its products: where they are booked. */
export const productSettings = moduleSettings({
  gl_reference: setting(text, null),
  gl_description: setting(text, null),
  exact_discount_reference: setting(text, null),
  exact_discount_description: setting(text, null),
})
