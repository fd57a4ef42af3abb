import { expect, test } from 'bun:test'
import { partsInWords } from './parts-in-words.ts'

const part = (n: number, amount: number) => ({
  id: n,
  version: 1,
  product_id: 4,
  name: `Paneel ${n}`,
  amount,
  note: '',
})

test('parts are told by what people know of them, and not by numbers of programs', () => {
  expect(partsInWords([part(1, 2.5), part(2, 3)], [])).toBe('Paneel 1 · 2,5; Paneel 2 · 3')
  expect(partsInWords({ kind: 'Dak', sides: [{ name: 'Noord' }, { name: 'Zuid' }] }, null)).toBe('Dak · Noord, Zuid')
  expect(partsInWords([], [part(1, 1)])).toBe('–')
  expect(partsInWords([{ id: 7, flow_id: 3 }], [])).toBe('7')
})

test('of many parts those are told that the other list has not got, and how many there are besides', () => {
  const many = Array.from({ length: 40 }, (_, n) => part(n, 1))
  const other = many.map(one => (one.id === 31 ? { ...one, amount: 9 } : one))
  expect(partsInWords(other, many)).toBe(
    'Paneel 31 · 9; Paneel 0 · 1; Paneel 1 · 1; Paneel 2 · 1; Paneel 3 · 1; en nog 35',
  )
})
