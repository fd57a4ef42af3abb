import { expect, test } from 'bun:test'
import type { AskedField } from '../answers/asked-field'
import { joinKept, NOTHING_KEPT, withMisfits } from './join-kept'

const field = (field_name: string, field_type: string, group: string | null = null): AskedField => ({
  ...{ id: 1, order: 0, field_label: field_name, description: null, unit: null, options: null },
  ...{ required: 0, recurring: 0, calculationrules: null, showrules: null, field_name, field_type, group },
})
const fields = [
  field('soort', 'text'),
  field('breedte', 'number'),
  field('ramen', 'group'),
  field('hoogte', 'number', 'ramen'),
  field('dubbel', 'calculated', 'ramen'),
]
const kept = (changes: object, seen: object = {}) => ({
  ...NOTHING_KEPT,
  draft: { changes: { ...changes }, seen: { ...seen } },
})

test('two windows of one form both keep what was filled in there; where they differ the second is told', () => {
  const one = kept({ soort: 'Plat', breedte: 4 }, { soort: null, breedte: null })
  const other = kept({ breedte: 5, ramen: [{ row_id: 'b', hoogte: 2 }] }, { breedte: null, ramen: [] })
  const { draft, conflicts } = joinKept(fields, one, other)
  expect(draft.changes).toEqual({ soort: 'Plat', breedte: 4, ramen: [{ row_id: 'b', hoogte: 2 }] })
  expect(draft.seen).toEqual({ soort: null, breedte: null, ramen: [] })
  expect(conflicts).toEqual([{ field_name: 'breedte', row_id: null, yours: 5, theirs: 4 }])
})

test('rows that two windows added both stay, and what is worked out in them is nobody’s change', () => {
  const seen = { ramen: [{ row_id: 'a', hoogte: 1, dubbel: 2 }] }
  const one = kept({ ramen: [{ row_id: 'a', hoogte: 3, dubbel: 6 }] }, seen)
  const other = kept(
    {
      ramen: [
        { row_id: 'a', hoogte: 1, dubbel: 2 },
        { row_id: 'b', hoogte: 9, dubbel: 18 },
      ],
    },
    seen,
  )
  const { draft, conflicts } = joinKept(fields, one, other)
  expect(draft.changes.ramen).toEqual([
    { row_id: 'a', hoogte: 3 },
    { row_id: 'b', hoogte: 9 },
  ])
  expect(conflicts).toEqual([])
})

test('an answer that the form does not ask is set apart with its value, also one in a row, and the rest stays', () => {
  const before = kept({ soort: 'Plat', kleur: 'Rood', leeg: null, ramen: [{ row_id: 'a', hoogte: 1, glas: 'HR++' }] })
  const { draft, misfits } = withMisfits(fields, before)
  expect(draft.changes).toEqual({ soort: 'Plat', ramen: [{ row_id: 'a', hoogte: 1 }] })
  expect(misfits).toEqual([
    { place: 'kleur', label: 'Kleur', value: 'Rood' },
    { place: 'ramen.a.glas', label: 'Glas', value: 'HR++' },
  ])
  const fits = kept({ soort: 'Plat' })
  expect(withMisfits(fields, fits)).toBe(fits)
})
