import { expect, test } from 'bun:test'
import { bytesOf, writeSheet } from '@core/exports/write-sheet'
import { DUTCH } from '@core/time/today'

const rows = Array.from({ length: 20_000 }, (_, n) => ({
  name: `Jan ${n}`,
  amount: n / 4,
  moment: '2026-11-01T09:00:00Z',
}))
const sheet = { headers: ['Naam', 'Bedrag', 'Moment'], columns: ['name', 'amount', 'moment'], rows }

test('others are served while a long list is written, and the file is the same', async () => {
  for (const format of ['csv', 'xlsx'] as const) {
    const unwritten = { sheet, format, language: 'nl', zoned: DUTCH } as const
    let served = 0
    const others = setInterval(() => served++, 1)
    const bytes = await writeSheet(unwritten)
    clearInterval(others)
    // Writing in the same thread would let in one or two.
    expect([format, served > 20]).toEqual([format, true])
    if (format === 'csv') expect(Buffer.from(bytes).equals(Buffer.from(await bytesOf(unwritten)))).toBe(true)
    else expect(Buffer.from(bytes).subarray(0, 2).toString()).toBe('PK')
  }
})

test('what cannot be written is told, also from the thread', async () => {
  const broken = { ...sheet, rows: [...rows, { moment: 1n }] }
  await expect(writeSheet({ sheet: broken, format: 'xlsx', language: 'nl', zoned: DUTCH })).rejects.toThrow('BigInt')
})
