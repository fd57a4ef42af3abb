import { browserTests } from './test-run/browser-step'
import { componentTests } from './test-run/component-step'
import { interrupted } from './test-run/run-tool'
import { build, lint, typeCheck } from './test-run/static-steps'
import { FAILED, SKIPPED, sum, type Tally } from './test-run/tally'
import { unitTests } from './test-run/unit-step'

const args = process.argv.slice(2)
const withBrowser = !args.includes('--no-browser')
const withRedis = !args.includes('--no-redis')
/** The everyday round takes samples where calls are alike and leaves the long suites out. */
const everything = args.includes('--all')
const filters = args.filter(arg => !['--all', '--no-browser', '--no-redis'].includes(arg))

const ofParts = filters.filter(filter => filter.endsWith('.tsx'))
const ofTheRest = filters.filter(filter => !ofParts.includes(filter))
const tests: Step = ['Tests', () => unitTests(ofTheRest, { withRedis, everything })]
const checks: Step[] = [
  ['Component tests', () => componentTests()],
  ['Type check', typeCheck],
  ['Lint', lint],
  ['Front-end build', build],
]
const browser: Step[] = [['Browser tests', withBrowser ? () => browserTests() : () => Promise.resolve(SKIPPED)]]
if (everything && withBrowser) browser.push(['Browser tests with two replicas', () => browserTests({ replicas: 2 })])

// Who names tests wants those tests, not the whole round.
const named: Step[] = ofParts.length ? [['Component tests', () => componentTests(ofParts)]] : []
if (ofTheRest.length) named.push(tests)
const tallies = filters.length
  ? await inTurn(named)
  : // The tests wait for the database most of their time, and the checks for nothing.
    [...(await Promise.all([inTurn([tests]), inTurn(checks)])).flat(), ...(await inTurn(browser))]

if (interrupted.aborted) process.exit(130)
const total = sum(tallies)
console.log(`\n${inWords(total)}`)
process.exit(total.failed ? 1 : 0)

type Step = [name: string, run: () => Promise<Tally>]

async function inTurn(steps: Step[]): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const [name, run] of steps) {
    if (interrupted.aborted) break
    console.log(`\n── ${name}`)
    const tally = await run().catch(error => {
      console.error(error)
      return FAILED
    })
    console.log(`\n── ${name}: ${inWords(tally)}`)
    tallies.push(tally)
  }
  return tallies
}

function inWords({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
