import { expect, test } from 'bun:test'
import { marked } from './marked.ts'

const hits = (text: string, query: string) =>
  marked(text, query)
    .filter(({ hit }) => hit)
    .map(piece => piece.text)

test('every word that was searched for is marked, whatever its order, case and accents', () => {
  expect(hits('Marieke van der Meulen', 'meul mar')).toEqual(['Mar', 'Meul'])
  expect(hits('Müller & Søn', 'MULL')).toEqual(['Müll'])
  expect(hits('Ada Post', 'zwolle')).toEqual([])
  expect(hits('Ada Post', '   ')).toEqual([])
  expect(hits('anna', 'an na')).toEqual(['anna'])
})

test('the pieces together are the text', () => {
  for (const [text, query] of [
    ['Straße 12 ﬁjn', 'fij'],
    ['', 'x'],
    ['👷 Ruben', 'rub'],
  ] as const)
    expect(
      marked(text, query)
        .map(piece => piece.text)
        .join(''),
    ).toBe(text)
})
