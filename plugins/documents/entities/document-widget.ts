import { internal } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { code, flag, json, longText, looseId, recordAt, text } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'
import { selection } from './calculation'

const condition = t.Object({
  field_name: t.Optional(t.String({ maxLength: 255 })),
  verticaldatafield_id: t.Optional(t.Union([t.Integer(), t.Null()])),
  vertical_id: t.Optional(t.Union([t.Integer(), t.Null()])),
  operator: t.String({ maxLength: 32 }),
  field_value: t.Optional(t.String({ maxLength: 2000 })),
  type: t.Optional(t.String({ maxLength: 32 })),
  pretty_description: t.Optional(t.String({ maxLength: 2000 })),
})

/** One building block of a document, in its order (R-WIDG-001). */
export const DocumentWidget = tenantEntity({
  name: 'documentwidget',
  properties: {
    widgetable_type: code(),
    widgetable_id: looseId(),
    document_widget_type_tag: code(),
    order: p.integer().default(0),
    description: text().nullable(),
    textcontent: longText().nullable(),
    textcontent2: longText().nullable(),
    textcontent3: longText().nullable(),
    stringcontent: text().nullable(),
    conditions: json(t.Array(condition))
      .default('[]')
      .onCreate(() => []),
    custom_class: text().nullable(),
    custom_styling: text(2000).nullable(),
    is_hidden: flag(),
    update_reason: text(64).nullable(),
    picture_key: text().nullable().hidden(),
    picture_width: p.integer().nullable(),
    picture_height: p.integer().nullable(),
    /** Tells two pictures of one size apart. */
    picture_digest: internal(text(64)).nullable(),
    recurringvertical_id: recordAt('vertical', { whenGone: 'empty' }).nullable(),
    calculationitemColumns: json(selection).nullable(),
    calculationitemRows: json(selection).nullable(),
    ...trash,
  },
  indexes: [['widgetable_type', 'widgetable_id']],
})
