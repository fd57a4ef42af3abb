import { afterAll, expect, test } from 'bun:test'
import { HEAVY_CASES } from './heavy-cases'

const [COMPANY_A, COMPANY_B] = [1, 2]
/** Pieces of work of the company that does nothing special. */
const MANY = 60
/** How much longer the slowest of them may take while another company does its worst. */
const WORSE = 2

afterAll(() => {
  for (const { work } of HEAVY_CASES) work.stop()
})

async function slowest(least: (companyId: number) => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < MANY; n++) {
    const began = performance.now()
    await least(COMPANY_B)
    took.push(performance.now() - began)
  }
  return took.toSorted((one, other) => one - other)[Math.floor(MANY * 0.99) - 1] ?? 0
}

for (const { work, worst, least } of HEAVY_CASES)
  test(`${work.name}: a company that does its worst does not keep the least of another waiting`, async () => {
    // Both processes are there before it counts.
    await Promise.all([worst(COMPANY_A).catch(() => undefined), least(COMPANY_B)])
    const alone = await slowest(least)
    let goes = true
    const attacks = Array.from({ length: 4 }, async () => {
      // What takes too much is refused, and sent again.
      while (goes) await worst(COMPANY_A).catch(() => undefined)
    })
    const meanwhile = await slowest(least)
    goes = false
    await Promise.all(attacks)
    process.stdout.write(`${work.name}: alone ${alone.toFixed(1)} ms, meanwhile ${meanwhile.toFixed(1)} ms\n`)
    expect(meanwhile).toBeLessThanOrEqual(alone * WORSE)
  }, 240_000)
