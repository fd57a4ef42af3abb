export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** Each test that failed, by its name and with what it said, for the end of the round: of a long output only that is kept. */
  failures?: string[]
}

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 }
export const SKIPPED: Tally = { passed: 0, failed: 0, skipped: 1 }

export function sum(tallies: Tally[]): Tally {
  const of = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0)
  return {
    passed: of(tally => tally.passed),
    failed: of(tally => tally.failed),
    skipped: of(tally => tally.skipped),
    failures: tallies.flatMap(tally => tally.failures ?? []),
  }
}

/** A tool that failed without counting a failure (it crashed, or found no tests) still counts as one. */
export function atLeastOneFailureWhen(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** Reads ` 12 pass`, ` 1 fail`, ` 2 skip` … that the error stream of `bun test` ends with, and what it says of each failure. */
export function readBunSummary(output: string): Tally {
  const plain = Bun.stripANSI(output)
  const last = (word: string) => Number([...plain.matchAll(new RegExp(`^ *(\\d+) ${word}$`, 'gm'))].at(-1)?.[1] ?? 0)
  return {
    passed: last('pass'),
    failed: last('fail'),
    skipped: last('skip') + last('todo'),
    failures: bunFailures(plain),
  }
}

const OUTCOME = /^(?:\((pass|fail|skip|todo)\)|([✓✗»✎])) (.+?)(?: \[[\d.]+m?s\])?$/

const BETWEEN_TESTS = '# Unhandled error between tests'

/** `tests/a.test.ts › sums are right`, and what stood above it: a hook that fails has no name, only its file and its error. */
function bunFailures(plain: string): string[] {
  const failures: string[] = []
  let file = ''
  let said: string[] = []
  for (const line of plain.split('\n')) {
    const heading = /^(\S+\.test\.tsx?):$/.exec(line)
    const outcome = OUTCOME.exec(line)
    // With many files Bun names all failures once more at the end.
    if (/^\d+ tests failed:$/.test(line)) break
    // A file that cannot be loaded has its error between two lines of dashes.
    if (/^-{20,}$/.test(line) && said.includes(BETWEEN_TESTS)) {
      const error = withoutSource(said)
      if (!error.length) continue
      failures.push([`${file} › outside of tests`, ...error].join('\n    '))
      said = []
    } else if (outcome && (outcome[1] === 'fail' || outcome[2] === '✗')) {
      failures.push([`${file} › ${outcome[3]}`, ...withoutSource(said)].join('\n    '))
    }
    if (heading?.[1]) file = heading[1]
    if (heading || outcome) said = []
    else said.push(line)
  }
  return failures
}

/** Lines of an error, without the numbered lines of code above it. */
function withoutSource(said: string[]): string[] {
  const from = said.findIndex(line => /^(error|\w*Error)\b/.test(line))
  return from < 0 ? [] : firstLines(said.slice(from))
}

function firstLines(lines: string[]): string[] {
  const told = lines.filter(line => line.trim())
  return told.length > SAID ? [...told.slice(0, SAID), '…'] : told
}

/** So many lines of what a failed test said stand at the end of the round. */
const SAID = 15

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results?: { errors: { message?: string }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: PlaywrightTest[] }[]
}

/** Counts a Playwright JSON report; a test that only passed on a retry counts as failed. */
export function readPlaywrightReport(report: PlaywrightReport): Tally {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky, skipped, failures: report.suites.flatMap(failuresOf) }
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.filter(spec => spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  const inFull = failed.map(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results = [] }) => results.flatMap(({ errors }) => errors))
    const said = errors.flatMap(({ message = '' }) => firstLines(Bun.stripANSI(message).split('\n')))
    return [`${file} › ${title}`, ...said].join('\n    ')
  })
  return [...inFull, ...suites.flatMap(failuresOf)]
}
