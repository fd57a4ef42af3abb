import { expect, test } from 'bun:test'
import { Problem } from '@core/context/problem'
import { keepSettled, lockedFields } from './settled-line'

const part = (product_amount: number) => ({
  ...{ settled: { exc: 100, vat: 21 }, product_amount, unit_rate_exc_manual: 100, unit_rate_inc_manual: null },
})

test.each([
  ['a part', 1],
  ['the credit of a part', -1],
])('of %s the dialog locks what a change of would be refused, and nothing else (R-INV-008, G-CREDIT)', (_, amount) => {
  const locked = lockedFields(part(amount))
  for (const field of ['product_amount', 'discount_percentage', 'vat_percentage', 'vat_category', 'additionalwork']) {
    const change = () =>
      keepSettled(part(amount), { [field]: 'another' }, { [field]: 'before', product_amount: amount })
    if (locked.has(field)) expect(change).toThrow(Problem)
    else expect(change).not.toThrow()
  }
})

test('a line that is no part has nothing locked', () => {
  expect([...lockedFields({ settled: null, product_amount: 1 })]).toEqual([])
})
