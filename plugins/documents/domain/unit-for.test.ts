import { expect, test } from 'bun:test'
import { unitFor } from './unit-for'

test('one of a unit, a part of one and one that is taken back have its singular, none and several its plural', () => {
  const said = (unit: string | null, ...quantities: number[]) => quantities.map(quantity => unitFor(unit, quantity))
  expect(said('stuks', 1, -1, 0.5, 0, 2, -3, 1.5)).toEqual(['stuk', 'stuk', 'stuk', 'stuks', 'stuks', 'stuks', 'stuks'])
  expect(said('dag', 1, 3)).toEqual(['dag', 'dagen'])
  expect(said(null, 1, 2)).toEqual(['stuk', 'stuks'])
  expect(said('m²', 1, 2)).toEqual(['m²', 'm²'])
  expect(said('uur', 8)).toEqual(['uur'])
})

test('a unit that a company typed itself is called what it typed', () => {
  expect([unitFor('Zakken beton', 1), unitFor('', 1), unitFor('STUKS', 1)]).toEqual(['Zakken beton', '', 'stuk'])
})
