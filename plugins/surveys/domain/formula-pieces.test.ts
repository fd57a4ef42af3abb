import { expect, test } from 'bun:test'
import { formulaPieces } from './formula-pieces'

const read = (formula: string) =>
  formulaPieces(formula)
    ?.map(({ kind, text, isClose }) => `${isClose ? '' : ' '}${kind === 'field' ? `[${text}]` : text}`)
    .join('')
    .trim()

test('a formula falls into fields, functions and signs, with spaces where people write them', () => {
  expect(read('round(breedte*lengte/1000,2)')).toBe('round([breedte] * [lengte] / 1000, 2)')
  expect(read('if(dak = "Plat" and (a+b) > 2, sum(vermogen), 0)')).toBe(
    'if([dak] = "Plat" and ([a] + [b]) > 2, sum([vermogen]), 0)',
  )
})

test('what is no formula has no pieces', () => {
  expect(formulaPieces('2 *')).toBe(null)
})
