import fc from 'fast-check'
import type { CalculationItemInput } from '../domain/calculation-item'
import { splitForRate, VAT_RATES } from '../domain/vat'

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
/** A line by hand with a price in `base`. */
export const anItem = (base: 'exc' | 'inc') =>
  fc
    .record({
      split,
      product_amount: cents(1, 20_000),
      rate: fc.integer({ min: -1_000_000, max: 100_000_000 }).map(value => value / 10_000),
      start: cents(0, 50_000),
      discount_percentage: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(value => value / 10_000)),
      additionalwork: fc.boolean(),
      selected: fc.boolean(),
    })
    .map(
      ({ split: vat, rate, start, ...rest }): CalculationItemInput => ({
        id: 0,
        item_type: 'manual',
        [`unit_rate_${base}_manual`]: rate,
        [`start_amount_${base}`]: start,
        ...vat,
        ...rest,
      }),
    )
const numbered = (items: CalculationItemInput[]) =>
  items.map((item, index) => ({ ...item, id: index + 1, order: index }))
export const listOf = (item: fc.Arbitrary<CalculationItemInput>) => fc.array(item, { maxLength: 12 }).map(numbered)
/** Some lines of both bases, discounts and additional work among them. */
export const someItems = listOf(fc.oneof(anItem('exc'), anItem('inc')))
export const someDiscount = fc.integer({ min: 0, max: 1_000_000 }).map(value => value / 10_000)
