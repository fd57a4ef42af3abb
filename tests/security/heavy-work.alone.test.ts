import { afterAll, expect, test } from 'bun:test'
import { HEAVY_CASES } from './heavy-cases'

const [COMPANY_A, COMPANY_B] = [1, 2]
/** Times that quiet and attacks take turns, so that what else a machine does meets both. */
const TURNS = 3
/** Milliseconds of one of them: some hundred pieces of the least work in all. */
const TURN_MS = 4000
/** Attacks at a time. */
const LANES = 4
/** How much longer the slowest of a hundred may take while another company does its worst. */
const WORSE = 2
/**
 * Milliseconds that a system lets a process work before another of the same priority comes on. A piece of work that takes less
 * than that meets it whole once in a while, however politely the other company's process behaves.
 */
const SLICE_MS = 3

afterAll(() => {
  for (const { work } of HEAVY_CASES) work.stop()
})

/** Milliseconds of each piece of work that a company does nothing special with, for one turn. */
async function piecesOf(least: (companyId: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  const ends = performance.now() + TURN_MS
  while (performance.now() < ends) {
    const began = performance.now()
    await least(COMPANY_B)
    took.push(performance.now() - began)
  }
  return took
}

function slowestOfAHundred(took: readonly number[]): number {
  return took.toSorted((one, other) => one - other)[Math.ceil(took.length * 0.99) - 1] ?? 0
}

for (const { work, worst, least } of HEAVY_CASES)
  test(`${work.name}: a company that does its worst does not keep the least of another waiting`, async () => {
    // Both processes are there before it counts.
    await Promise.all([worst(COMPANY_A).catch(() => undefined), least(COMPANY_B)])
    const quiet: number[] = []
    const beside: number[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      quiet.push(...(await piecesOf(least)))
      let goes = true
      const attacks = Array.from({ length: LANES }, async () => {
        // What takes too much is refused, and sent again.
        while (goes) await worst(COMPANY_A).catch(() => undefined)
      })
      beside.push(...(await piecesOf(least)))
      goes = false
      await Promise.all(attacks)
    }
    const [alone, meanwhile] = [slowestOfAHundred(quiet), slowestOfAHundred(beside)]
    process.stdout.write(
      `${work.name}: alone ${alone.toFixed(1)} ms of ${quiet.length}, meanwhile ${meanwhile.toFixed(1)} ms of ${beside.length}\n`,
    )
    expect(meanwhile).toBeLessThanOrEqual(Math.max(alone * WORSE, alone + SLICE_MS))
  }, 240_000)
