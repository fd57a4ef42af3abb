import { opensLink } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, code, flag, json, looseId, money, percentage, rate, recordAt, text } from '@core/db/fields'
import { newHash } from '@core/links/hash'
import { p } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'

/** Tags of columns or rows, each shown or not. */
export const selection = t.Array(
  t.Object({
    tag: t.String({ maxLength: 64 }),
    description: t.Optional(t.String({ maxLength: 255 })),
    selected: t.Boolean(),
  }),
)

/** Kind of document that a calculation and its lines are part of; `calculation` for one on its own. */
export const calculableType = () => code().default('calculation')

/** Terms in which a document is paid: `percentage` of its total or `amount` in euros including VAT, the last one what is left. */
const paymentTerms = t.Array(
  t.Object({
    description: t.String({ maxLength: 120, description: 'When it is asked: "bij opdracht"' }),
    percentage: t.Union([t.Number({ exclusiveMinimum: 0, maximum: 100 }), t.Null()]),
    amount: t.Union([t.Number({ minimum: 0.01, maximum: 9_999_999.99 }), t.Null()]),
  }),
  { maxItems: 12 },
)

const total = () => money().default(0)

/** What a document costs: settings, and the totals as last worked out (S2 §3). */
export const Calculation = tenantEntity({
  name: 'calculation',
  properties: {
    calculable_type: calculableType(),
    /** The document that it is part of; none for a calculation on its own. */
    calculable_id: looseId().nullable(),
    flow_id: recordAt('flow', { whenGone: 'empty' }).nullable(),
    hash: opensLink(text(64).onCreate(() => newHash())),
    title: text().nullable(),
    is_template: flag(),
    new_number: text(32).nullable(),
    calc_base: choice(['inc', 'exc']).default('exc'),
    calculationitemColumns: json(selection)
      .default('[]')
      .onCreate(() => []),
    calculationitemRows: json(selection)
      .default('[]')
      .onCreate(() => []),
    discount: percentage().default(0),
    paymentterms: json(paymentTerms)
      .default('[]')
      .onCreate(() => []),
    origin_cumulatives: flag(),
    origin_grouping: flag(),
    auto_recalc: flag(),
    partialinvoicetype: choice(['fromamount', 'frompercentage', 'rest']).nullable(),
    amount_exc_vat: total(),
    amount_exc_vat_0: total(),
    amount_exc_vat_6: total(),
    amount_exc_vat_9: total(),
    amount_exc_vat_21: total(),
    amount_vat_6: total(),
    amount_vat_9: total(),
    amount_vat_21: total(),
    amount_inc_vat: total(),
    amount_discount_exc: total(),
    amount_discount_inc: total(),
    amount_exc_vat_exc_discount: total(),
    amount_inc_vat_exc_discount: total(),
    unit_amount: rate().default(0),
    product_amount: rate().default(0),
    unit_rate_inc: rate().default(0),
    unit_rate_exc: rate().default(0),
    overall_unit_rate_inc: rate().default(0),
    overall_unit_rate_exc: rate().default(0),
    paymentamount_exc: total(),
    paymentamount_inc: total(),
    paymentamount_vat_6: total(),
    paymentamount_vat_9: total(),
    paymentamount_vat_21: total(),
    invoicedamount: total(),
    payment: p.json<Record<string, unknown>>().nullable().hidden(),
  },
})
