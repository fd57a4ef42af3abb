import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { flag, json, text } from '@core/db/fields'
import type { InferEntity } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'

/** A way in which a company works for some of its dossiers: with mails and a brand of their own (S0 §2.6). */
export const FlowProfile = tenantEntity({
  name: 'flowprofile',
  properties: {
    name: text(),
    /** The mail template of each kind of mail, by its type; the company's own for what is not named. */
    mail_templates: internal(
      json(t.Record(t.String({ maxLength: 64 }), t.Integer({ minimum: 1 }), { maxProperties: 100 }))
        .default('{}')
        .onCreate(() => ({})),
    ),
    /** The template that new documents and surveys of its dossiers begin with, by their kind. */
    document_templates: internal(
      json(t.Record(t.String({ maxLength: 64 }), t.Integer({ minimum: 1 }), { maxProperties: 100 }))
        .default('{}')
        .onCreate(() => ({})),
    ),
    /** The forms that its dossiers can have; every form when it names none. */
    vertical_whitelist: internal(
      json(t.Array(t.Integer({ minimum: 1 }), { maxItems: 500, uniqueItems: true }))
        .default('[]')
        .onCreate(() => []),
    ),
    /** Whether it has a branding set: what that leaves empty is not the company's then, but nothing (R-FP-001). */
    has_branding: internal(flag()),
    brand_button_color: internal(text(7).nullable()),
    /** Who mails about its dossiers come from, by name. */
    sender_name: internal(text(120).nullable()),
    logo_key: text().nullable().hidden(),
    email_header_key: text().nullable().hidden(),
    email_footer_key: text().nullable().hidden(),
    customer_background_key: text().nullable().hidden(),
  },
})

/** A profile in the hands of the mapper. */
export type FlowProfileRecord = InferEntity<typeof FlowProfile>
