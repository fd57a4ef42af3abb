import { expect, test } from 'bun:test'
import type { KeptField } from '../entities/vertical-version'
import { siftedAnswers } from './check-answers'

const NAMES = Array.from({ length: 30 }, (_, n) => `lijst_${n}`)

/** Lists of which each follows from the one before it; the first has lost the choice that all of them have. */
const chain = NAMES.map((field_name, n): KeptField => {
  const options_by = n ? { field_name: `lijst_${n - 1}`, lists: [{ field_value: 'Elco', options: 'Elco' }] } : null
  const nothing = { description: null, unit: null, calculationrules: null, showrules: null }
  const own = { id: n + 1, group: null, order: n, field_type: 'selectbox', field_label: field_name, field_name }
  return { ...own, ...nothing, options: n ? 'Elco' : 'Remeha', options_by, required: 0, recurring: 0 }
})

test('of a long chain of lists a few are left behind, and what follows stands until somebody chooses anew', () => {
  const given = Object.fromEntries(NAMES.map(name => [name, 'Elco']))
  const { kept, wrong } = siftedAnswers(chain, given)
  const left = Object.keys(wrong).map(place => place.replace('field_values.', ''))
  expect(left).toEqual(NAMES.slice(0, left.length))
  expect(left.length).toBeLessThan(NAMES.length)
  expect(NAMES.filter(name => kept[name] === 'Elco')).toEqual(NAMES.slice(left.length))
})
