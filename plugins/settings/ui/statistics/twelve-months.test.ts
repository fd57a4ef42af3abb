import { expect, test } from 'bun:test'
import { averages, shareOf, yearsOf } from './twelve-months'

const months = Array.from({ length: 25 }, (_, at) => ({ month: '', leads: at }))

test('the last twelve months stand beside the twelve before them', () => {
  expect(yearsOf(months, 'leads')).toEqual({ now: 222, before: 78 })
  expect(yearsOf([], 'leads')).toEqual({ now: 0, before: 0 })
})

test('an average over twelve months is known from the twelfth month on', () => {
  const found = averages(months, 'leads')
  expect([found[10], found[11], found[24]]).toEqual([null, 5.5, 18.5])
})

test('a share of nothing is not known', () => {
  expect([shareOf(1, 3), shareOf(1, 0)]).toEqual([33, null])
})
