import { internal, lines, zeroOrOne } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, json, rate, reference, text, whole } from '@core/db/fields'
import { type Static, Type as t } from '@sinclair/typebox'
import { FIELD_TYPES } from '../contract/field-types'

const nullable = (max: number) => t.Optional(t.Union([t.String({ maxLength: max }), t.Null()]))

/** One rule of which all must hold before a field is asked (R-VERT-010). */
export const showRule = t.Object(
  {
    field_name: t.String({ minLength: 1, maxLength: 64 }),
    operator: t.String({ maxLength: 32 }),
    field_value: nullable(255),
    pretty_description: nullable(500),
  },
  { additionalProperties: false },
)

/** The choices of a list where they follow from the answer to another list: the types of a make. */
export const optionsBy = t.Object(
  {
    field_name: t.String({ minLength: 1, maxLength: 64, description: 'The list whose answer decides' }),
    lists: t.Array(
      t.Object(
        {
          field_value: t.String({ minLength: 1, maxLength: 255, description: 'A choice of that list' }),
          options: t.String({ maxLength: 2000, description: 'What can be chosen with it, as in `options`' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 200 },
    ),
  },
  { additionalProperties: false },
)
export type OptionsBy = Static<typeof optionsBy>

/** What a form asks (S1 §3). */
export const VerticalDataField = tenantEntity({
  name: 'verticaldatafield',
  properties: {
    vertical_id: internal(reference('vertical', { whenGone: 'goAlong' })),
    /** The repeated group that asks it in every row. */
    group_id: internal(reference('verticaldatafield', { whenGone: 'goAlong' }).nullable()),
    /** In a draft: the field of its form that this one takes the place of. */
    draft_of_id: internal(reference('verticaldatafield', { whenGone: 'goAlong' }).nullable()),
    order: internal(whole().default(0)),
    field_type: choice(FIELD_TYPES).default('text'),
    /** Label and name follow each other, so that one of both is enough. */
    field_label: text().default(''),
    field_name: text(64).default(''),
    description: lines(1000).nullable(),
    unit: text(16).nullable(),
    options: lines(2000).nullable(),
    /** Then `options` are all choices of these lists together. */
    options_by: internal(json(optionsBy).nullable()),
    /** An answer of one's own is good too: "anders, namelijk". */
    own_answer: zeroOrOne(),
    required: zeroOrOne(),
    /** Digits behind the comma, of what is filled in or worked out. */
    decimals: whole().nullable(),
    /** Outside of these an answer is asked about: it may be a slip of the finger. */
    min_value: rate().nullable(),
    max_value: rate().nullable(),
    /** What stands there when the form is begun, as it is typed. */
    default_value: text().nullable(),
    /** As many photos are asked for. */
    least_photos: whole().nullable(),
    selectable_in_products: zeroOrOne(),
    recurring: zeroOrOne(),
    /** A customer who fills the form in sees nothing of it. */
    staff_only: zeroOrOne(),
    calculationrules: lines(2000).nullable(),
    showrules: internal(json(t.Array(showRule, { maxItems: 20 })).nullable()),
  },
  uniques: [['vertical_id', 'field_name']],
  indexes: [['vertical_id', 'order']],
})
