import { expect, test } from 'bun:test'
import { heardRows, tellRows } from '../told-rows'

/** How often others are served while something is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let going = true
  const others = () => {
    turns++
    if (going) setImmediate(others)
  }
  setImmediate(others)
  await work()
  going = false
  return turns
}

test('rows go from one process to another as they are, in pieces between which others are served on both sides', async () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => ({ row, cells: ['Jan', row / 4, null, true, 'é\u2028"'] }))
  let pages: readonly string[] = []
  let heard: unknown[] = []
  expect(await turnsDuring(async () => (pages = await tellRows(rows)))).toBeGreaterThanOrEqual(19)
  expect(await turnsDuring(async () => (heard = await heardRows(pages)))).toBeGreaterThanOrEqual(19)
  expect(pages).toHaveLength(20)
  expect(heard).toEqual(rows)
})
