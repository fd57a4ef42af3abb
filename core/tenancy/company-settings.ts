import { tenantEntity } from '@core/db/entity'
import { json, recordAt, text } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { Type as t } from '@sinclair/typebox'

/** What a company sets for itself: names and brand (S0 §3.3). Plugins add theirs by `moduleSettings()`. */
export const CompanySettings = tenantEntity({
  name: 'companysettings',
  properties: {
    appname: text().nullable(),
    appdescription: text().nullable(),
    brand_button_color: text(7).nullable(),
    logo_key: text().nullable().hidden(),
    /** Pictures above and below the text of mails. */
    email_header_key: text().nullable().hidden(),
    email_footer_key: text().nullable().hidden(),
    /** Picture above the pages of customers. */
    customer_background_key: text().nullable().hidden(),
    /** Features on trial, switched on by name; the current user gets them (G-FLAGS). */
    experimental: json(t.Record(t.String({ maxLength: 64 }), t.Boolean(), { maxProperties: 100 }))
      .default('{}')
      .onCreate(() => ({})),
    /** What the company chose of the settings that plugins declare, by name. */
    module_settings: json(t.Record(t.String({ maxLength: 64 }), t.Unknown()))
      .default('{}')
      .onCreate(() => ({}))
      .hidden(),
    brand_header_picture_id: recordAt('picture', { whenGone: 'empty' }).nullable(),
    brand_footer_picture_id: recordAt('picture', { whenGone: 'empty' }).nullable(),
    customer_background_picture_id: recordAt('picture', { whenGone: 'empty' }).nullable(),
    update_reason: text().nullable(),
  },
  uniques: [[]],
})

declare module '@core/db/tables' {
  interface Tables {
    companysettings: TableOf<typeof CompanySettings>
  }
}
