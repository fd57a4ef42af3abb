import { afterAll, beforeAll, expect, test } from 'bun:test'
import { strFromU8, unzipSync } from 'fflate'
import { nameOf, openWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

/** What a spreadsheet runs when somebody opens the file (CSV formula injection). */
const FORMULAS = [
  '=HYPERLINK("http://x","klik")',
  '+1+cmd',
  '-1+cmd',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  '"=1+1',
  ';=1+1',
  '\n=1+1',
  '=1+1\ntweede regel',
]
const exports = () => world.calls.filter(({ method, path }) => method === 'GET' && path.endsWith('/export'))

/** Cells of a CSV, whatever separates them. */
function cellsOf(csv: string): string[] {
  const separator = csv.split('\n')[0]?.includes(';') ? ';' : ','
  const cell = new RegExp(`(?:^|[${separator}\\n])(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))`, 'g')
  return [...csv.matchAll(cell)].map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '')
}

/** A cell that a spreadsheet works out; a plain number is none. */
const runs = (cell: string) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-?[\d.,]+$/.test(cell)

test.each(FORMULAS)('no export holds a cell that runs, whatever people typed: %p', async formula => {
  await world.refill('ours', { canary: formula })
  const wrong: string[] = []
  let written = 0
  for (const call of exports()) {
    const csv = await world.ours.admin.raw('GET', `/api/${call.path}?format=csv`)
    if (csv.status !== 200) continue
    const cells = cellsOf((await csv.text()).replace(/^\uFEFF/, ''))
    written += cells.filter(cell => cell.includes(formula.trim().slice(1, 5))).length
    const bad = cells.find(runs)
    if (bad !== undefined) wrong.push(`${nameOf(call)}: ${JSON.stringify(bad)}`)
    const sheet = await world.ours.admin.raw('GET', `/api/${call.path}?format=xlsx`)
    const parts = unzipSync(new Uint8Array(await sheet.arrayBuffer()))
    for (const [name, part] of Object.entries(parts))
      if (/<f[ >]/.test(strFromU8(part))) wrong.push(`${nameOf(call)}: a formula in ${name}`)
  }
  expect(wrong).toEqual([])
  expect(written).toBeGreaterThan(5)
})
