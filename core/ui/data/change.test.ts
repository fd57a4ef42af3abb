import { expect, test } from 'bun:test'
import { changeFrom } from './change.ts'

test('a figure says how much it differs from before, as a number or a share, and nothing where there is nothing to say', () => {
  expect(changeFrom(16, 19)).toEqual({ change: '+3', good: true })
  expect(changeFrom(25, 22)).toEqual({ change: '−3', falling: true })
  expect(changeFrom(166_000, 186_420, { percent: true })).toEqual({ change: '+12 %', good: true })
  expect(changeFrom(0, 500, { percent: true })).toEqual({})
  expect(changeFrom(7, 7)).toEqual({})
})
