import { calculate } from '@plugins/documents/domain/calculation'
import type { CalculationItemInput } from '@plugins/documents/domain/calculation-item'
import type { DocumentSource } from '@plugins/documents/domain/document-content'
import { creditLine, partialInvoiceItems, partialInvoiceLines } from '@plugins/documents/domain/partial-invoice'
import { splitForRate, VAT_RATES } from '@plugins/documents/domain/vat'
import { drawDocument } from '@plugins/documents/drawing/draw-document'
import { content } from '@plugins/documents/tests/sample-document'
import type { EInvoice } from '@plugins/invoice/einvoice/e-invoice'
import { eInvoiceOf } from '@plugins/invoice/einvoice/of-version'
import fc from 'fast-check'

const cents = (min: number, max: number) => fc.integer({ min, max }).map(value => value / 100)
const split = fc.oneof(
  fc.constantFrom(...VAT_RATES).map(splitForRate),
  fc.integer({ min: 0, max: 100 }).map(labour => ({
    percentage_vat_0: 0,
    percentage_vat_6: 0,
    percentage_vat_9: labour,
    percentage_vat_21: 100 - labour,
  })),
)
const untaxed = fc.constantFrom('zero', 'exempt', 'reverse', 'intra', 'outside', null)
const anItem = fc
  .record({
    base: fc.constantFrom('exc' as const, 'inc' as const),
    split,
    vat_category: untaxed,
    name: fc.oneof(fc.string({ minLength: 1, unit: 'binary' }), fc.constant('Panelen & <montage> "dak"')),
    unit: fc.constantFrom('stuks', 'uur', 'm²', 'rol', 'pallet'),
    product_amount: cents(-500, 20_000),
    rate: fc.integer({ min: -1_000_000, max: 100_000_000 }).map(value => value / 10_000),
    start: cents(0, 50_000),
    discount_percentage: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(value => value / 10_000)),
    additionalwork: fc.boolean(),
    selected: fc.boolean(),
  })
  .map(
    ({ base, split, rate, start, name, unit, ...rest }): CalculationItemInput => ({
      id: 0,
      item_type: 'manual',
      item_name: `L${name}`,
      unit_of_measurement: unit,
      [`unit_rate_${base}_manual`]: rate,
      [`start_amount_${base}`]: start,
      ...split,
      vat_percentage: VAT_RATES.find(rate => split[`percentage_vat_${rate}`] === 100) ?? 21,
      ...rest,
    }),
  )
const numbered = (items: readonly Omit<CalculationItemInput, 'id'>[]): CalculationItemInput[] =>
  items.map((item, index) => ({ ...item, id: index + 1, order: index }))

const party = { address: 'Berkumstraat 41', postcode: '8021 VX', city: 'Zwolle' }
const buyer = { ...content().buyer, ...party, organization: 'Bouw BV', kvk: '87654321', vat_number: 'NL001234567B02' }

/** A source like that of a version, of which a test says the lines. */
const sourceOf = (items: readonly CalculationItemInput[], discount: number, kind: object): DocumentSource =>
  ({
    ...content(),
    kind: 'invoice',
    noun: 'Factuur',
    enddateLabel: 'dueOn',
    number: 'F2026-0001',
    delivery_date: '2026-11-10',
    buyer,
    flow_id: null,
    calc_base: 'exc',
    discount,
    columns: null,
    rows: null,
    items: items.map(item => ({ product_snapshot: null, calculationitem_id: null, ...item })),
    widgets: [],
    merge: {},
    conditions: {},
    recurrences: [],
    locations: [],
    ...kind,
  }) as unknown as DocumentSource

export interface AnyInvoice {
  readonly invoice: EInvoice
  readonly source: DocumentSource
  readonly amount_exc_vat: number
  readonly amount_inc_vat: number
}

const drawn = (items: readonly CalculationItemInput[], discount: number, isCredit: boolean): AnyInvoice => {
  const source = sourceOf(items, discount, isCredit ? { noun: 'Creditfactuur', enddate: null } : {})
  const version = drawDocument(source, { types: new Map(), operators: [] }, 'customer')
  const invoice = eInvoiceOf(version, source, {
    isCredit,
    order: 'O2026-0418',
    preceding: isCredit ? { number: 'F2026-0001', date: '2026-10-01' } : null,
  })
  return { invoice, source, amount_exc_vat: version.amount_exc_vat, amount_inc_vat: version.amount_inc_vat }
}

/** Every kind of invoice: whole, a part and the rest of a quotation, and the credit of each. */
export const anyInvoice: fc.Arbitrary<AnyInvoice> = fc
  .record({
    items: fc.array(anItem, { minLength: 1, maxLength: 8 }).map(numbered),
    discount: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 900_000 }).map(value => value / 10_000),
    ),
    kind: fc.constantFrom('whole', 'part', 'rest'),
    percentage: fc.integer({ min: 1, max: 99 }),
    isCredit: fc.boolean(),
  })
  .map(({ items, discount, kind, percentage, isCredit }) => {
    const whole = calculate({ discount }, items)
    if (whole.totals.amount_inc_vat < 1) return null
    let lines = items
    let off = discount
    if (kind !== 'whole') {
      const part = partialInvoiceLines(whole.totals, [], { type: 'frompercentage', percentage })
      const first = numbered(partialInvoiceItems(part, () => 'Termijn'))
      lines =
        kind === 'part'
          ? first
          : numbered(
              partialInvoiceItems(
                partialInvoiceLines(whole.totals, [calculate({}, first).totals], { type: 'rest' }),
                () => 'Restant',
              ),
            )
      off = 0
    }
    return drawn(isCredit ? lines.map(creditLine) : lines, off, isCredit)
  })
  .filter((made): made is AnyInvoice => made !== null && Math.abs(made.amount_inc_vat) >= 0.01)
