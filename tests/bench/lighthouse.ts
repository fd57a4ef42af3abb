import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** No package of the project: 30 MB that only this table needs. */
const PACKAGE = 'lighthouse@13.5.0'
const LONGEST_MS = 180_000

/** Of a hundred, by category. */
export type Scores = Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>

/** What Lighthouse gives a page on a phone; null where it cannot be downloaded or does not run. */
export async function lighthouse(url: string, browser: string): Promise<Scores | null> {
  const folder = mkdtempSync(join(tmpdir(), 'vakwerk-lighthouse-'))
  const report = join(folder, 'report.json')
  const flags = ['--output=json', `--output-path=${report}`, '--quiet', '--chrome-flags=--headless=new --no-sandbox']
  const run = Bun.spawn(['npx', '--yes', PACKAGE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: browser },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
    timeout: LONGEST_MS,
  })
  try {
    if ((await run.exited) !== 0) return null
    const { categories } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const of = (kind: keyof Scores) => Math.round(categories[kind].score * 100)
    return {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best-practices': of('best-practices'),
      seo: of('seo'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Report {
  categories: Record<keyof Scores, { score: number }>
}
