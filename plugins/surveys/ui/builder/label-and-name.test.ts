import { expect, test } from 'bun:test'
import type { FormField } from './form-field'
import { changedLabel, nameFollows, usedBy } from './label-and-name'

const field = (id: number, more: Partial<FormField>): FormField => ({
  id,
  company_id: 1,
  version: 1,
  created_at: '2026-11-25T09:00:00Z',
  updated_at: '2026-11-25T09:00:00Z',
  vertical_id: 1,
  group_id: null,
  draft_of_id: null,
  order: id,
  options_by: null,
  staff_only: 0,
  field_type: 'number',
  field_label: '',
  field_name: '',
  description: null,
  unit: null,
  options: null,
  required: 0,
  selectable_in_products: 1,
  own_answer: 0,
  decimals: null,
  min_value: null,
  max_value: null,
  default_value: null,
  least_photos: null,
  recurring: 0,
  calculationrules: null,
  showrules: null,
  ...more,
})
const width = field(1, { field_label: 'Breedte', field_name: 'breedte' })

test('the name follows the label until it was typed apart (R-VERT-002)', () => {
  expect(changedLabel(width, 'Breedte (mm)', [width])).toEqual({
    field_label: 'Breedte (mm)',
    field_name: 'breedte_mm',
  })
  const apart = { ...width, field_name: 'room_width' }
  expect(nameFollows(apart)).toBe(false)
  expect(changedLabel(apart, 'Wijdte', [apart])).toEqual({ field_label: 'Wijdte' })
})

test('a name that follows steps aside for one that is taken', () => {
  const second = field(2, { field_label: 'Hoogte', field_name: 'hoogte' })
  const next = changedLabel(second, 'Breedte', [width, second])
  expect(next).toEqual({ field_label: 'Breedte', field_name: 'breedte_2' })
  expect(nameFollows({ ...second, ...next })).toBe(true)
})

test('a name that a formula or a rule speaks of stays, and a longer name is another one', () => {
  const area = field(2, { field_label: 'Oppervlak', field_name: 'oppervlak', calculationrules: 'Breedte * 2' })
  const other = field(3, { calculationrules: 'breedte_mm + 1' })
  const ruled = field(4, { showrules: [{ field_name: 'breedte', operator: 'isfilledin' }] })
  const fields = [width, area, other, ruled]
  expect(usedBy(width, fields)).toEqual([area, ruled])
  expect(changedLabel(width, 'Wijdte', fields)).toEqual({ field_label: 'Wijdte' })
})
