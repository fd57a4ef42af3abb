import { expect, test } from 'bun:test'
import { atLeastOneFailureWhen, PASSED, readBunSummary, readPlaywrightReport, sum } from './tally'

test('the counts of all steps are added up', () => {
  const unit = readBunSummary(
    '(pass) 3 pass\n\n 12 pass\n 2 skip\n\u001b[31m 1 fail\u001b[0m\n 3 todo\nRan 18 tests across 4 files.',
  )
  const browser = readPlaywrightReport({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, suites: [] })
  expect(sum([PASSED, unit, browser])).toEqual({ passed: 18, failed: 3, skipped: 7, failures: [] })
})

test('tests that failed are named once, with their file and what they said', () => {
  const unit = readBunSummary(`tests/sums.test.ts:
(pass) sums are kept [3.00ms]
12 | expect(sum).toBe(2)
                 ^
error: expect(received).toBe(expected)

Expected: 2
Received: 1
      at <anonymous> (tests/sums.test.ts:12:14)
(fail) a sum is right [10.25ms]

tests/hooks.test.ts:
error: no database
\u001b[31m✗\u001b[0m (unnamed) [0.17ms]

tests/half.test.ts:

# Unhandled error between tests
-------------------------------
35 | })
     ^
error: Unexpected }
-------------------------------

2 tests failed:
(fail) a sum is right [10.25ms]
(fail) (unnamed) [0.17ms]
 1 pass
 2 fail
`)
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky', errors: { message: string }[] = []) => ({
    title,
    file: 'list.spec.ts',
    tests: [{ status, results: [{ errors }] }],
  })
  const browser = readPlaywrightReport({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      { specs: [spec('a list opens', 'expected'), spec('a list closes', 'unexpected', [{ message: 'no button' }])] },
      { specs: [], suites: [{ specs: [spec('a list sorts', 'flaky')] }] },
    ],
  })
  expect(sum([unit, browser]).failures).toEqual([
    `tests/sums.test.ts › a sum is right
    error: expect(received).toBe(expected)
    Expected: 2
    Received: 1
          at <anonymous> (tests/sums.test.ts:12:14)`,
    `tests/hooks.test.ts › (unnamed)
    error: no database`,
    `tests/half.test.ts › outside of tests
    error: Unexpected }`,
    `list.spec.ts › a list closes
    no button`,
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
