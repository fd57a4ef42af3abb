import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { faultOfTerms, type PaymentTerm, termAmounts, termsFit } from './payment-terms'

const percent = (percentage: number): PaymentTerm => ({ description: 'bij start', percentage, amount: null })
const euros = (amount: number): PaymentTerm => ({ description: 'bij opdracht', percentage: null, amount })
const rest: PaymentTerm = { description: 'bij oplevering', percentage: null, amount: null }

test('terms are together the whole to the cent, whatever they round to', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 11 }),
      (cents, tenths) => {
        const amounts = termAmounts([...tenths.map(one => percent(one / 10)), rest], cents / 100)
        return amounts.reduce((all, amount) => all + Math.round(amount * 100), 0) === cents
      },
    ),
  )
})

test('a third twice and the rest leave the odd cent to the last term', () => {
  expect(termAmounts([percent(33.33), percent(33.33), rest], 100)).toEqual([33.33, 33.33, 33.34])
  expect(termAmounts([euros(500), percent(50), rest], 1210)).toEqual([500, 605, 105])
})

test('a schedule is refused that is no schedule, or leaves nothing for its last term', () => {
  expect(faultOfTerms([])).toBeNull()
  expect(faultOfTerms([percent(30), rest])).toBeNull()
  expect(faultOfTerms([rest])).toBe('terms_too_few')
  expect(faultOfTerms([percent(30), percent(70)])).toBe('terms_rest_last')
  expect(faultOfTerms([rest, rest])).toBe('terms_rest_last')
  expect(faultOfTerms([percent(0), rest])).toBe('terms_rest_last')
  expect(faultOfTerms([{ ...percent(30), amount: 5 }, rest])).toBe('terms_rest_last')
  expect(faultOfTerms([percent(60), percent(40), rest])).toBe('terms_too_high')
  expect(faultOfTerms([percent(99.99), rest])).toBeNull()
  expect(faultOfTerms([{ ...percent(30), description: ' ' }, rest])).toBe('terms_description')
  expect(termsFit([euros(1000), rest], 1000)).toBe(false)
  expect(termsFit([euros(999.99), rest], 1000)).toBe(true)
})
