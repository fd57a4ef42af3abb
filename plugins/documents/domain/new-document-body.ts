import { emailSchema } from '@core/mail/email-schema'
import { type Static, Type as t } from '@sinclair/typebox'
import { LARGEST_OPTION_AMOUNT, OPTION_RULES } from './option-groups'

const nullable = (max: number) => t.Optional(t.Union([t.String({ maxLength: max }), t.Null()]))
const amount = t.Optional(t.Number({ minimum: -9_999_999.99, maximum: 9_999_999.99 }))

/** A line in a create call. */
const line = t.Object(
  {
    product_id: t.Optional(t.Integer({ minimum: 1 })),
    item_type: t.Optional(t.Union([t.Literal('product'), t.Literal('manual'), t.Literal('header')])),
    item_name: t.Optional(t.String({ maxLength: 255 })),
    product_amount: amount,
    unit_of_measurement: t.Optional(t.String({ maxLength: 32 })),
    unit_rate_exc_manual: amount,
    unit_rate_inc_manual: amount,
    vat_percentage: t.Optional(t.Union([t.Literal(0), t.Literal(6), t.Literal(9), t.Literal(21)])),
    discount_percentage: t.Optional(t.Number({ minimum: 0, maximum: 100 })),
    additionalwork: t.Optional(t.Boolean()),
    selected: t.Optional(t.Boolean()),
    option_group: nullable(80),
    option_rule: t.Optional(t.Union(OPTION_RULES.map(rule => t.Literal(rule)))),
    option_max: t.Optional(t.Union([t.Integer({ minimum: 1, maximum: LARGEST_OPTION_AMOUNT }), t.Null()])),
  },
  { additionalProperties: false },
)

/** Fields of the create dialogs: a dossier, a relation or a typed customer; a template; lines to start with. */
export const newDocumentBody = t.Object(
  {
    flow_id: t.Optional(t.Union([t.Integer({ minimum: 1 }), t.Null()])),
    relation_id: t.Optional(t.Union([t.Integer({ minimum: 1 }), t.Null()])),
    relation: t.Optional(
      t.Object(
        {
          fullname: t.Optional(t.String({ maxLength: 255 })),
          email: t.Optional(t.Union([emailSchema, t.Null()])),
          phone: nullable(32),
          address: nullable(255),
          postcode: nullable(16),
          city: nullable(255),
        },
        { additionalProperties: false },
      ),
    ),
    title: nullable(255),
    document_type_id: t.Optional(t.Union([t.Integer({ minimum: 1 }), t.Null()])),
    template_id: t.Optional(t.Union([t.Integer({ minimum: 1 }), t.Null()])),
    items: t.Optional(t.Array(line, { maxItems: 200 })),
  },
  { additionalProperties: false, title: 'document.create' },
)

/** Fields of a create dialog. */
export type NewDocumentBody = Static<typeof newDocumentBody>
