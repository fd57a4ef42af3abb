import { afterAll, expect, test } from 'bun:test'
import { asCsv } from '@core/exports/sheet'
import { sheetOf, toldSheet } from '@core/exports/told-sheet'
import { writeSheet, writeSheets } from '@core/exports/write-sheet'
import { DUTCH } from '@core/time/today'

afterAll(() => writeSheets.stop())

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
    const bytes = await writeSheet(1, unwritten)
    clearInterval(others)
    // Writing in the same process would let in one or two.
    expect([format, served > 20]).toEqual([format, true])
    if (format === 'csv') expect(Buffer.from(bytes).equals(Buffer.from(asCsv(sheet, 'nl', DUTCH)))).toBe(true)
    else expect(Buffer.from(bytes).subarray(0, 2).toString()).toBe('PK')
  }
})

test('a process is told a list as it is', async () => {
  expect(await sheetOf(await toldSheet({ sheet, format: 'csv', language: 'nl', zoned: DUTCH }))).toEqual(sheet)
})

test('what cannot be written is told, also from the process', async () => {
  const broken = { ...sheet, rows: [...rows, { moment: 1n }] }
  await expect(writeSheet(1, { sheet: broken, format: 'xlsx', language: 'nl', zoned: DUTCH })).rejects.toThrow('BigInt')
})
