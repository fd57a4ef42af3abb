import { expect, test } from 'bun:test'
import { withAnswer } from '../../domain/with-answer'
import type { AskedField } from '../answers/asked-field'
import { leftOf, NOTHING_TYPED, typed } from './draft'

const field = (field_name: string, field_type: string, group: string | null = null): AskedField => ({
  ...{ id: 1, order: 0, field_label: field_name, description: null, unit: null, options: null },
  ...{ required: 0, recurring: 0, calculationrules: null, showrules: null, field_name, field_type, group },
})
const fields = [field('soort', 'text'), field('ramen', 'group'), field('breedte', 'number', 'ramen')]

test('what stood in a field is noted when somebody begins to fill it in, and not again', () => {
  const once = typed(NOTHING_TYPED, { soort: 'Plat' }, 'soort', 'P')
  expect(typed(once, { soort: 'Leien' }, 'soort', 'Pa')).toEqual({ changes: { soort: 'Pa' }, seen: { soort: 'Plat' } })
})

test('what the server took in is gone from the draft, what was typed further stays on top of it (R-SURV-002)', () => {
  const sent = typed(NOTHING_TYPED, {}, 'soort', 'Pan')
  expect(leftOf(fields, sent, sent, { soort: 'Pan' }).left).toEqual(NOTHING_TYPED)
  const further = typed(sent, {}, 'soort', 'Pannen')
  const { left, conflicts } = leftOf(fields, further, sent, { soort: 'Pan' })
  expect([left, conflicts]).toEqual([{ changes: { soort: 'Pannen' }, seen: { soort: 'Pan' } }, []])
})

test('a row that somebody else added while a row was filled in further here stays', () => {
  const sent = typed(NOTHING_TYPED, { ramen: [] }, 'ramen', [{ row_id: 'a', breedte: 1 }])
  const further = typed(sent, {}, 'ramen', [{ row_id: 'a', breedte: 12 }])
  const theirs = { row_id: 'b', breedte: 5 }
  const { left } = leftOf(fields, further, sent, { ramen: [{ row_id: 'a', breedte: 1 }, theirs] })
  expect(left.changes.ramen).toEqual([{ row_id: 'a', breedte: 12 }, theirs])
})

test('an answer is put at its place, in the row it belongs to', () => {
  const answers = { ramen: [{ row_id: 'a', breedte: 1 }, { row_id: 'b' }] }
  expect(withAnswer(answers, 'soort', 'Plat')).toEqual({ name: 'soort', value: 'Plat' })
  expect(withAnswer(answers, 'ramen.b.breedte', 3)).toEqual({
    name: 'ramen',
    value: [
      { row_id: 'a', breedte: 1 },
      { row_id: 'b', breedte: 3 },
    ],
  })
})
