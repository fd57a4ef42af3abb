import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, nodePath } from './find-browser'
import { root, runTool } from './run-tool'
import { atLeastOneFailureWhen, FAILED, readPlaywrightReport, type Tally } from './tally'

/** Tag of what the round of everything runs alone. */
const LONG = '@long'

/**
 * The Playwright tests, against the real app with the demo companies.
 *
 * @param options.everything the journeys that are tagged as long too, and every screen, where the everyday round has one of each kind
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
    const command = [
      nodePath(),
      playwright,
      'test',
      '--reporter=list,json',
      ...(everything ? [] : [`--grep-invert=${LONG}`]),
    ]
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
