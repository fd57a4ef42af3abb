import { expect, test } from 'bun:test'
import { extentOf } from './extent'
import { towns } from './towns'

test('a map of one place has it in the middle and the three nearest towns in sight, and no more than that', () => {
  const around = [
    [100, 0],
    [1, 1],
    [-2, 0],
    [0, -3],
    [0, 50],
  ]
  expect(extentOf([[0, 0]], around)).toEqual([-2, -3, 2, 3])
})

test('a map of several places shows all of them, however near the towns are', () => {
  expect(
    extentOf(
      [
        [4, 52],
        [6, 53],
      ],
      [[5, 52.5]],
    ),
  ).toEqual([4, 52, 6, 53])
})

test('without places there is nothing to look at', () => {
  expect(extentOf([], [[6, 52]])).toBeUndefined()
})

test('a place in the country is within 50 kilometres of three towns on the map, so that its region is what one sees', () => {
  const places = { Dalfsen: [6.26, 52.51], Bourtange: [7.19, 53.01], Vaals: [6.02, 50.77], Aardenburg: [3.45, 51.27] }
  for (const [place, [lng = 0, lat = 0]] of Object.entries({
    ...places,
    Terschelling: [5.32, 53.4],
    Urk: [5.6, 52.66],
  })) {
    const away = towns.map(([, x, y]) => Math.hypot((x - lng) * 68, (y - lat) * 111)).toSorted((a, b) => a - b)
    expect([place, Number(away[2]) < 50]).toEqual([place, true])
  }
})
