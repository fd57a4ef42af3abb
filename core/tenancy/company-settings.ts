import { tenantEntity } from '@core/db/entity'
import { flag, json, longText, looseId, text } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { Type as t } from '@sinclair/typebox'

/** What a company sets for itself: names, brand, signing, lists (S0 §3.3). */
export const CompanySettings = tenantEntity({
  name: 'companysettings',
  properties: {
    appname: text().nullable(),
    appdescription: text().nullable(),
    brand_button_color: text(7).nullable(),
    logo_key: text().nullable().hidden(),
    /** Picture above the pages of customers. */
    customer_background_key: text().nullable().hidden(),
    quotation_approval_signature: flag(),
    confirmation_approval_signature: flag(),
    lead_sources: json(t.Array(t.String({ maxLength: 255 })))
      .default('["Eigen website"]')
      .onCreate(() => ['Eigen website']),
    cancel_reasons: json(t.Array(t.String({ maxLength: 255 })))
      .default('[]')
      .onCreate(() => []),
    /** Features on trial, switched on by name; the current user gets them (G-FLAGS). */
    experimental: json(t.Record(t.String({ maxLength: 64 }), t.Boolean(), { maxProperties: 100 }))
      .default('{}')
      .onCreate(() => ({})),
    custom_lead_infobox: longText().nullable(),
    standard_flowprofile_id: looseId().nullable(),
    gl_reference: text().nullable(),
    gl_description: text().nullable(),
    exact_discount_reference: text().nullable(),
    exact_discount_description: text().nullable(),
    kpi_products: json(t.Array(t.Integer()))
      .default('[]')
      .onCreate(() => []),
    kpi_products2: json(t.Array(t.Integer()))
      .default('[]')
      .onCreate(() => []),
    kpi_products3: json(t.Array(t.Integer()))
      .default('[]')
      .onCreate(() => []),
    brand_header_picture_id: looseId().nullable(),
    brand_footer_picture_id: looseId().nullable(),
    customer_background_picture_id: looseId().nullable(),
    update_reason: text().nullable(),
  },
  uniques: [[]],
})

declare module '@core/db/tables' {
  interface Tables {
    companysettings: TableOf<typeof CompanySettings>
  }
}
