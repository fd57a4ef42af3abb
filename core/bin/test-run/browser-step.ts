import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, nodePath } from './find-browser'
import { root, runTool } from './run-tool'
import { atLeastOneFailureWhen, FAILED, readPlaywrightReport, type Tally } from './tally'

/**
 * The Playwright tests, against the real app with the demo companies.
 *
 * @param options.everything each screen in both themes, where the everyday round has some in one
 * @param options.replicas API processes behind a proxy; one process unless told
 */
export async function browserTests({ everything = false, replicas = 1 } = {}): Promise<Tally> {
  const browser = await findBrowser()
  if (!browser) {
    console.error('No Chromium could be found or installed: set CHROME_PATH, or pass --no-browser.')
    return FAILED
  }
  const directory = mkdtempSync(join(tmpdir(), 'vakwerk-report-'))
  const report = join(directory, 'report.json')
  try {
    const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
    const command = [nodePath(), playwright, 'test', '--reporter=list,json']
    const env = {
      CHROME_PATH: browser,
      BUN_PATH: process.execPath,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(everything && { TEST_ROUND: 'all' }),
      ...(replicas > 1 && { E2E_REPLICAS: String(replicas) }),
    }
    const { exitCode } = await runTool(command, { env })
    const tally = (await Bun.file(report).exists()) ? readPlaywrightReport(await Bun.file(report).json()) : FAILED
    return atLeastOneFailureWhen(exitCode, tally)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
