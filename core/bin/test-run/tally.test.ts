import { expect, test } from 'bun:test'
import { atLeastOneFailureWhen, PASSED, readBunSummary, readPlaywrightReport, sum } from './tally'

test('the counts of all steps are added up', () => {
  const unit = readBunSummary(
    '(pass) 3 pass\n\n 12 pass\n 2 skip\n\u001b[31m 1 fail\u001b[0m\n 3 todo\nRan 18 tests across 4 files.',
  )
  const browser = readPlaywrightReport({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, suites: [] })
  expect(sum([PASSED, unit, browser])).toEqual({ passed: 18, failed: 3, skipped: 7, failures: [] })
})

test('tests that failed are named once', () => {
  const unit = readBunSummary(
    '(pass) sums are kept [3.00ms]\n(fail) a sum is right [10.25ms]\n(fail) a sum is right [10.25ms]\n 1 fail\n',
  )
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({
    title,
    file: 'list.spec.ts',
    tests: [{ status }],
  })
  const browser = readPlaywrightReport({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      { specs: [spec('a list opens', 'expected'), spec('a list closes', 'unexpected')] },
      { specs: [], suites: [{ specs: [spec('a list sorts', 'flaky')] }] },
    ],
  })
  expect(sum([unit, browser]).failures).toEqual([
    'a sum is right',
    'list.spec.ts › a list closes',
    'list.spec.ts › a list sorts',
  ])
})

test('a tool that fails without counting a failure is one failure', () => {
  expect(atLeastOneFailureWhen(1, readBunSummary(' 4 pass\n 0 fail\n'))).toMatchObject({
    passed: 4,
    failed: 1,
    skipped: 0,
  })
  expect(atLeastOneFailureWhen(1, readBunSummary(' 4 pass\n 2 fail\n'))).toMatchObject({
    passed: 4,
    failed: 2,
    skipped: 0,
  })
})
