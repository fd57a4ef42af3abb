export interface Tally {
  passed: number
  failed: number
  skipped: number
}

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 }
export const SKIPPED: Tally = { passed: 0, failed: 0, skipped: 1 }

export function sum(tallies: Tally[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const tally of tallies) {
    total.passed += tally.passed
    total.failed += tally.failed
    total.skipped += tally.skipped
  }
  return total
}

/** A tool that failed without counting a failure (it crashed, or found no tests) still counts as one. */
export function atLeastOneFailureWhen(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** Reads the lines ` 12 pass`, ` 1 fail`, ` 2 skip` … that `bun test` ends with on its error stream. */
export function readBunSummary(output: string): Tally {
  const plain = Bun.stripANSI(output)
  const last = (word: string) => Number([...plain.matchAll(new RegExp(`^ *(\\d+) ${word}$`, 'gm'))].at(-1)?.[1] ?? 0)
  return { passed: last('pass'), failed: last('fail'), skipped: last('skip') + last('todo') }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Counts a Playwright JSON report; a test that only passed on a retry counts as failed. */
export function readPlaywrightReport(report: PlaywrightReport): Tally {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}
