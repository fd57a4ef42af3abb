import { Glob } from 'bun'
import { browserTests } from './test-run/browser-step'
import { componentTests } from './test-run/component-step'
import { faultTests } from './test-run/fault-step'
import { interrupted } from './test-run/run-tool'
import { build, lint, typeCheck } from './test-run/static-steps'
import { FAILED, SKIPPED, sum, type Tally } from './test-run/tally'
import { unitTests } from './test-run/unit-step'
import { leave, wordsOf } from './words'

const words = wordsOf('test')
const withBrowser = !words.is('no-browser')
const withRedis = !words.is('no-redis')
/** The everyday round takes samples where calls are alike and leaves the long suites out. */
const everything = words.is('all')
/** On Citus: a suite of its own, of every test that has a database, and of what kills its machines. */
const citus = words.is('citus') ? process.env.CITUS_PG : undefined
if (words.is('citus') && !citus)
  leave('--citus needs CITUS_PG: the folder of a PostgreSQL installation that has Citus, with its bin/initdb.')
if (words.is('einvoice') && !process.env.EINVOICE_RULES)
  leave('--einvoice needs EINVOICE_RULES: the folder that tests/einvoice/prepare-rules.mjs filled.')
const filters = words.is('einvoice') ? ['tests/einvoice'] : [...words.rest]

// Who names a folder wants the component tests in it too.
const ofParts = [...new Glob('{core,plugins,shell,portal,admin}/**/*.test.tsx').scanSync('.')].filter(file =>
  filters.some(filter => file.includes(filter)),
)
const ofTheRest = filters.filter(filter => !filter.endsWith('.tsx'))
const tests: Step = ['Tests', () => unitTests(ofTheRest, { withRedis, everything, citus })]
const chaos: Step = [
  'Chaos',
  () => unitTests([...new Glob('tests/chaos/*.long.test.ts').scanSync('.')], { withRedis, everything, citus }),
]
const measured: Step[] = [
  [
    'Tests that measure',
    () => unitTests([...new Glob('{core,plugins,tests}/**/*.alone.test.ts').scanSync('.')], { withRedis, everything }),
  ],
]
const checks: Step[] = [
  ['Component tests', () => componentTests()],
  ['Type check', typeCheck],
  ['Lint', lint],
  ['Front-end build', build],
]
const browser: Step[] = [
  ['Browser tests', withBrowser ? () => browserTests({ everything }) : () => Promise.resolve(SKIPPED)],
]
if (everything && withBrowser) browser.push(['Browser tests with two replicas', () => browserTests({ replicas: 2 })])
const faults: Step[] = everything ? [['Planted faults', faultTests]] : []

// Who names tests wants those tests, not the whole round.
const named: Step[] = ofParts.length ? [['Component tests', () => componentTests(ofParts)]] : []
if (ofTheRest.length) named.push(tests)
const tallies = filters.length
  ? await inTurn(named)
  : citus
    ? await inTurn([tests, chaos])
    : // Run the checks beside the tests: the tests mostly wait for the database.
      [
        ...(await Promise.all([inTurn([tests]), inTurn(checks)])).flat(),
        ...(await inTurn([...(everything ? measured : []), ...browser, ...faults])),
      ]

if (interrupted.aborted) process.exit(130)
const total = sum(tallies)
if (total.failed) console.log(`\n── Failed\n${total.failures?.join('\n')}`)
console.log(`\n${inWords(total)}`)
process.exit(total.failed ? 1 : 0)

type Step = [name: string, run: () => Promise<Tally>]

async function inTurn(steps: Step[]): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const [name, run] of steps) {
    if (interrupted.aborted) break
    console.log(`\n── ${name}`)
    const began = performance.now()
    const tally = await run().catch(error => {
      console.error(error)
      return FAILED
    })
    console.log(`\n── ${name}: ${inWords(tally)}, in ${Math.round((performance.now() - began) / 1000)} s`)
    const failures = tally.failures?.length ? tally.failures.map(failure => `${name} › ${failure}`) : [name]
    tallies.push(tally.failed ? { ...tally, failures } : tally)
  }
  return tallies
}

function inWords({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
