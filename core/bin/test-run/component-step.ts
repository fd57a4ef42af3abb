import { runTool } from './run-tool'
import { atLeastOneFailureWhen, readBunSummary, type Tally } from './tally'

/**
 * Tests of parts of the kit, `*.test.tsx`: in a process of their own, because all that is loaded there finds a DOM.
 *
 * @param filters paths of the tests to run; all unless told
 */
export async function componentTests(filters: string[] = ['.test.tsx']): Promise<Tally> {
  const { exitCode, errors } = await runTool(
    [
      process.execPath,
      'test',
      '--preload=./core/ui/tests/dom.ts',
      '--timeout=180000',
      // Given here, patterns take the place of those in bunfig.toml, which keep these tests out of other processes.
      '--path-ignore-patterns=dist/**',
      ...filters,
    ],
    // What a test did not find it says in a line; the whole page is of no use.
    { env: { DEBUG_PRINT_LIMIT: '0' }, held: true },
  )
  return atLeastOneFailureWhen(exitCode, readBunSummary(errors))
}
