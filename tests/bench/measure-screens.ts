import { cpus, totalmem } from 'node:os'
import { DEMO_PASSWORD } from '@core/seed/demo-companies'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '../../core/bin/test-run/find-browser'
import { firstStart, untilPacked } from './first-start'
import { lighthouse, type Scores } from './lighthouse'
import { median } from './rounds'
import { type Readable, type Visit, visitTwice } from './visit'

const USER = 'verkoop@zonnigdak.example'
/** Without the worker, which fetches the code of all screens once somebody has seen the first: that is no part of a visit. */
const AT_A_DESK = {
  viewport: { width: 1440, height: 900 },
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  serviceWorkers: 'block',
} as const
/** Milliseconds from the start of a fresh clone to its welcome, at the most. */
const READY_AIM_MS = 35_000

interface Screen {
  readonly name: string
  readonly path: string
  /** Nobody is signed in where customers and visitors come. */
  readonly visitor?: boolean
  readonly readable: Readable
  readonly aims?: Aims
}

/** Most kB of JavaScript, scripts, and seconds until it can be read, cold: as it is, and on a slow line. */
interface Aims {
  readonly kB?: number
  readonly scripts?: number
  readonly quiet?: number
  readonly slow?: number
}

/**
 * Starts a copy of the project for the first time, opens the screens that people see most, and prints what they cost: as
 * medians, cold and warm, on this machine alone and as on a phone.
 *
 * @param rounds times that each screen is opened
 * @param scored whether Lighthouse is asked too, which is downloaded for it
 */
export async function measureScreens(rounds: number, { scored }: { scored: boolean }): Promise<void> {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('No Chromium could be found or installed: set CHROME_PATH.')
  console.log(`\n${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${rounds} rounds`)
  const app = await firstStart()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  try {
    console.log(`First start, ready after: ${seconds(app.readyMs)} s (aim ${seconds(READY_AIM_MS)})`)
    await untilPacked(app.url)
    console.log(`Everything built and packed after: ${seconds(performance.now() - app.startedAt)} s\n`)
    const screens = await screensOf(app.url)
    await print(browser, app.url, screens, rounds)
    if (scored) await printScores(app.url, screens, executablePath)
  } finally {
    await browser.close()
    await app.stop()
  }
}

/** The screens, with records of the demo company. */
async function screensOf(url: string): Promise<Screen[]> {
  const headers = { authorization: `Bearer ${await tokenAt(url)}` }
  const first = async (path: string) => {
    const [record] = (await (await fetch(`${url}/api/${path}`, { headers })).json()) as { id: number; hash: string }[]
    if (!record) throw new Error(`There is no ${path}.`)
    return record
  }
  const flow = await first('flow?status=quotation&sort=id')
  const quotation = await first('quotation?status=sent&sort=id')
  return [
    {
      name: 'login',
      path: '/login',
      visitor: true,
      readable: { selectors: ['input[type=password]'] },
      aims: { kB: 125 },
    },
    {
      name: 'dashboard',
      path: '/dashboard',
      readable: { selectors: ['.vk-stat-value', '.documents-row-link'] },
      aims: { slow: 2 },
    },
    {
      name: 'relation list',
      path: '/relation_overview',
      readable: { selectors: ['.vk-list-body a'] },
      aims: { kB: 400, scripts: 25, quiet: 0.7 },
    },
    {
      name: 'dossier',
      path: `/flow_detail/${flow.id}`,
      readable: { selectors: ['.vk-detail-title', '.vk-step-active'] },
    },
    {
      name: 'quotation editor',
      path: `/quotation_detail/${quotation.id}`,
      readable: { selectors: ['.documents-page-body .documents-table'] },
    },
    {
      name: 'portal quotation',
      path: `/portal/#/customer_quotation_detail/${quotation.hash}`,
      visitor: true,
      readable: { words: '€\\s?[\\d.]+,\\d\\d' },
      aims: { slow: 1.5 },
    },
  ]
}

async function print(browser: Browser, url: string, screens: readonly Screen[], rounds: number): Promise<void> {
  const columns = ['screen', 'requests', 'scripts', 'JavaScript kB']
  row([...columns, 'cold s', 'warm s', 'cold, 1.6 Mbit 150 ms s', 'warm, 1.6 Mbit 150 ms s', 'aims'])
  row([...columns.map(() => '---'), '---', '---', '---', '---', '---'])
  for (const screen of screens) {
    const visits: Record<'quiet' | 'slow', { cold: Visit; warm: Visit }[]> = { quiet: [], slow: [] }
    for (let round = 0; round < rounds; round++)
      for (const line of ['quiet', 'slow'] as const) {
        const context = await contextFor(browser, url, screen)
        visits[line].push(await visitTwice(context, url + screen.path, screen.readable, { slow: line === 'slow' }))
        await context.close()
      }
    const of = (figure: (visit: { cold: Visit; warm: Visit }) => number, line: 'quiet' | 'slow' = 'quiet') =>
      median(visits[line].map(figure))
    row([
      screen.name,
      of(({ cold }) => cold.requests),
      of(({ cold }) => cold.scripts),
      (of(({ cold }) => cold.scriptBytes) / 1000).toFixed(0),
      seconds(of(({ cold }) => cold.readableMs)),
      seconds(of(({ warm }) => warm.readableMs)),
      seconds(of(({ cold }) => cold.readableMs, 'slow')),
      seconds(of(({ warm }) => warm.readableMs, 'slow')),
      told(screen.aims),
    ])
  }
}

/** A browser that was never here; for staff in a session of its own. */
async function contextFor(browser: Browser, url: string, { visitor }: Screen): Promise<BrowserContext> {
  const context = await browser.newContext(AT_A_DESK)
  if (!visitor)
    await context.request.post(`${url}/api/authenticate`, { data: { username: USER, password: DEMO_PASSWORD } })
  return context
}

async function printScores(url: string, screens: readonly Screen[], browser: string): Promise<void> {
  console.log('\nLighthouse, mobile\n')
  const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const
  row(['screen', ...kinds])
  row(['---', ...kinds.map(() => '---')])
  for (const { name, path, visitor } of screens) {
    if (!visitor) continue
    const scores: Scores | null = await lighthouse(url + path, browser)
    if (!scores) return console.log('Lighthouse could not be downloaded or does not run here.')
    row([name, ...kinds.map(kind => scores[kind])])
  }
}

async function tokenAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: USER, password: DEMO_PASSWORD }),
  })
  return ((await answer.json()) as { token: string }).token
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2)
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const told = ({ kB, scripts, quiet, slow }: Aims = {}): string =>
  [kB && `${kB} kB`, scripts && `${scripts} scripts`, quiet && `cold ${quiet} s`, slow && `slow ${slow} s`]
    .filter(Boolean)
    .join(', ')
