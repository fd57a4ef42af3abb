import { expect, test } from 'bun:test'
import { conditionHolds } from './conditions'
import { calculate } from './formula/calculate'
import { readFormula } from './formula/read-formula'

const ANSWERS = [
  'Pannen en leien',
  ['Donkerrood', 'Blauw'],
  [],
  '',
  '  ',
  null,
  true,
  false,
  1974,
  'ja',
  'true',
] as const
const WANTED = ['LEIEN', 'rood', 'ja', 'nee', '97', ' ', '', null] as const

test('a show rule and a formula find the same text in the same answer (R-WIDG-006, R-TASK-013)', () => {
  const apart: unknown[] = []
  const found: unknown[] = []
  for (const value of ANSWERS)
    for (const wanted of WANTED) {
      const rule = { field_name: 'a', operator: 'contains', field_value: wanted }
      const holds = conditionHolds(rule, { fields: [{ field_name: 'a', value }] }, [])
      const answer = (name: string) => ({ value: name === 'a' ? value : wanted })
      const inFormula = calculate(readFormula('contains(a, b)'), { answer, rows: () => 'unknown' }, () => undefined)
      if (holds !== (inFormula?.toString() === '1')) apart.push([value, wanted, holds])
      if (holds) found.push([value, wanted])
    }
  expect(apart).toEqual([])
  expect(found).toEqual([
    ['Pannen en leien', 'LEIEN'],
    [['Donkerrood', 'Blauw'], 'rood'],
    [true, 'ja'],
    [1974, '97'],
    ['ja', 'ja'],
    ['true', 'ja'],
  ])
})
