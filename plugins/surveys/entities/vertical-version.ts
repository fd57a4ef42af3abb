import { tenantEntity } from '@core/db/entity'
import { json, reference, text, whole } from '@core/db/fields'
import { nullable } from '@core/db/schema'
import { type Static, Type as t } from '@sinclair/typebox'
import { optionsBy, showRule } from './vertical-data-field'

const textOrNot = (maxLength: number) => t.Union([t.String({ maxLength }), t.Null()])

/** A field as a version of its form keeps it; `group` is the name of the repeated group that asks it. */
export const keptField = t.Object({
  id: t.Integer(),
  group: textOrNot(64),
  order: t.Integer(),
  field_type: t.String(),
  field_label: t.String(),
  field_name: t.String(),
  description: textOrNot(1000),
  unit: textOrNot(16),
  options: textOrNot(2000),
  required: t.Integer(),
  recurring: t.Integer(),
  calculationrules: textOrNot(2000),
  showrules: t.Union([t.Array(showRule), t.Null()]),
  /** From here on left out of versions from before it could be set. */
  staff_only: t.Optional(t.Integer()),
  own_answer: t.Optional(t.Integer()),
  options_by: t.Optional(nullable(optionsBy)),
  decimals: t.Optional(nullable(t.Integer())),
  min_value: t.Optional(nullable(t.Number())),
  max_value: t.Optional(nullable(t.Number())),
  default_value: t.Optional(nullable(t.String())),
  least_photos: t.Optional(nullable(t.Integer())),
})
export type KeptField = Static<typeof keptField>

/** What a form asked at one time; it never changes, so that what was filled in stays as it was asked. */
export const VerticalVersion = tenantEntity({
  name: 'verticalversion',
  properties: {
    vertical_id: reference('vertical', { whenGone: 'goAlong' }),
    revision: whole(),
    description: text(),
    fields: json(t.Array(keptField)),
  },
  uniques: [['vertical_id', 'revision']],
})
