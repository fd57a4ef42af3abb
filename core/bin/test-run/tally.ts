export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** The names of tests that failed, for the end of the round: of a long output only that is kept. */
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

/** Reads the lines `(fail) …` of `bun test`, and ` 12 pass`, ` 1 fail`, ` 2 skip` … that its error stream ends with. */
export function readBunSummary(output: string): Tally {
  const plain = Bun.stripANSI(output)
  const last = (word: string) => Number([...plain.matchAll(new RegExp(`^ *(\\d+) ${word}$`, 'gm'))].at(-1)?.[1] ?? 0)
  const failures = [...plain.matchAll(/^\(fail\) (.+?)(?: \[[\d.]+ms\])?$/gm)].flatMap(line => line[1] ?? [])
  return {
    passed: last('pass'),
    failed: last('fail'),
    skipped: last('skip') + last('todo'),
    // Bun tells of each failure where it happens, and once more at the end.
    failures: [...new Set(failures)],
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]
}

/** Counts a Playwright JSON report; a test that only passed on a retry counts as failed. */
export function readPlaywrightReport(report: PlaywrightReport): Tally {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky, skipped, failures: report.suites.flatMap(failuresOf) }
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.filter(spec => spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  return [...failed.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(failuresOf)]
}
