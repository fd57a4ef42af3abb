import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import timings from '../timings.json'

test('the times by which a round starts its slowest files first are of files that are there', () => {
  expect(Object.keys(timings.files).filter(file => !existsSync(file))).toEqual([])
})
