import { internal, price, richText } from '@core/db/described'
import { tenantEntity, trash } from '@core/db/entity'
import { choice, flag, json, looseId, percentage, rate, reference, text, whole } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'
import { OPTION_RULES } from '../domain/option-groups'
import { VAT_CATEGORIES } from '../domain/vat-category'
import { calculableType } from './calculation'

const keptAnswer = t.Object({ value: t.Unknown(), label: t.String(), form: t.String() })

/** What a line keeps of its product, so that a later price list does not change it. */
export const productSnapshot = t.Object({
  calc_base: t.Optional(t.String()),
  calc_method: t.Optional(t.String()),
  producttablerows: t.Optional(t.Array(t.Record(t.String(), t.Unknown()))),
  matrix: t.Optional(t.Union([t.Record(t.String(), t.Unknown()), t.Null()])),
  price_field: t.Optional(t.String()),
  answers: t.Optional(t.Record(t.String(), t.Union([keptAnswer, t.Null()]))),
  asked: t.Optional(t.Object({ amount: t.Number(), answers: t.Array(keptAnswer) })),
  answers_kept: t.Optional(t.Boolean()),
})

/** A line of a calculation: a product, a line typed by hand, or a header (S2 §3). */
export const CalculationItem = tenantEntity({
  name: 'calculationitem',
  properties: {
    calculable_type: internal(calculableType()),
    calculation_id: internal(reference('calculation', { whenGone: 'goAlong' })),
    calculationitem_id: internal(reference('calculationitem', { whenGone: 'goAlong' }).nullable()),
    product_id: looseId().nullable(),
    product_type: internal(text(32).nullable()),
    product_group: internal(text().nullable()),
    product_snapshot: json(productSnapshot).nullable(),
    item_type: internal(choice(['product', 'manual', 'header']).default('product')),
    item_name: text().nullable(),
    custom_item_name: text().nullable(),
    infotext: richText().nullable(),
    custom_infotext: richText().nullable(),
    unit_of_measurement: text(32).default('stuks'),
    product_amount: rate().default(1),
    start_amount_inc: price().default(0),
    start_amount_exc: price().default(0),
    vat_percentage: percentage().default(21),
    /** Why no VAT is charged, where none is; by the rate alone when empty. */
    vat_category: choice(VAT_CATEGORIES).nullable(),
    /** The reason in words, when the law's own do not do. */
    vat_reason: text().nullable(),
    percentage_vat_0: internal(percentage().default(0)),
    percentage_vat_6: internal(percentage().default(0)),
    percentage_vat_9: internal(percentage().default(0)),
    percentage_vat_21: internal(percentage().default(100)),
    unit_amount: internal(rate().nullable()),
    unit_amount_manual: rate().nullable(),
    unit_rate_inc_manual: price().nullable(),
    unit_rate_exc_manual: price().nullable(),
    discount_percentage: percentage().default(0),
    order: internal(p.integer().default(0)),
    additionalwork: flag(),
    selected: internal(flag()),
    /** Name of the group of options that its customer chooses from; alone when empty. */
    option_group: text(80).nullable(),
    option_rule: choice(OPTION_RULES).default('any'),
    /** How many of it its customer may choose at most; the quantity is ours when empty. */
    option_max: whole().nullable(),
    /** What it came from, of a line that follows the forms of its dossier: `product:7@form:31`. */
    origin: internal(text(64).nullable()),
    settled: json(t.Object({ exc: t.Number(), vat: t.Number() })).nullable(),
    ...trash,
  },
})
