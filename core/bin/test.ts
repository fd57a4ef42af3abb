import { browserTests } from './test-run/browser-step'
import { interrupted } from './test-run/run-tool'
import { build, lint, typeCheck } from './test-run/static-steps'
import { FAILED, SKIPPED, sum, type Tally } from './test-run/tally'
import { unitTests } from './test-run/unit-step'

const args = process.argv.slice(2)
const withBrowser = !args.includes('--no-browser')
const withRedis = !args.includes('--no-redis')
const filters = args.filter(arg => arg !== '--no-browser' && arg !== '--no-redis')

const all: [string, () => Promise<Tally>][] = [
  ['Type check', typeCheck],
  ['Lint', lint],
  ['Tests', () => unitTests(filters, withRedis)],
  ['Front-end build', build],
  ['Browser tests', withBrowser ? browserTests : () => Promise.resolve(SKIPPED)],
]
// Who names tests wants those tests, not the whole round.
const steps = filters.length ? all.filter(([name]) => name === 'Tests') : all

const tallies: Tally[] = []
for (const [name, run] of steps) {
  if (interrupted.aborted) process.exit(130)
  console.log(`\n── ${name}`)
  const tally = await run().catch(error => {
    console.error(error)
    return FAILED
  })
  console.log(`── ${name}: ${inWords(tally)}`)
  tallies.push(tally)
}

const total = sum(tallies)
console.log(`\n${inWords(total)}`)
process.exit(total.failed ? 1 : 0)

function inWords({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
