import { expect, test } from 'bun:test'
import { wordAt } from './word-at'

test('the name around the caret is the one that is completed', () => {
  expect(wordAt('room_width * room_le / 2', 20)).toEqual({ word: 'room_le', from: 13, to: 20 })
  expect(wordAt('Breedte', 3)).toEqual({ word: 'bre', from: 0, to: 7 })
})

test('behind a sign, a space or a number there is none', () => {
  for (const [text, caret] of [
    ['a + ', 4],
    ['12', 2],
    ['', 0],
    ['(', 1],
  ] as const)
    expect(wordAt(text, caret)).toBe(null)
})
