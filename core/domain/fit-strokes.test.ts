import { expect, test } from 'bun:test'
import { fitStrokes, scaled } from './fit-strokes'

const line = [
  {
    points: [
      { x: 0, y: 10 },
      { x: 392, y: 30 },
    ],
  },
]

test('lines stay where they are on a sheet that holds them, and become smaller on one that would cut them off', () => {
  expect(fitStrokes(line, 800)).toEqual(line)
  expect(fitStrokes(line, 204)).toEqual([
    {
      points: [
        { x: 0, y: 5 },
        { x: 196, y: 15 },
      ],
    },
  ])
})

test('lines on a photo go along with it', () => {
  expect(scaled(line, 2)).toEqual([
    {
      points: [
        { x: 0, y: 20 },
        { x: 784, y: 60 },
      ],
    },
  ])
})
