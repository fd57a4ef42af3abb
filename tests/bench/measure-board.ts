import { DEMO_PASSWORD } from '@core/seed/demo-companies'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../core/bin/test-run/find-browser'
import { firstStart, untilPacked } from './first-start'
import { FRAME_MS, type Frames, recordFrames, toldOf } from './frames'
import { AT_A_DESK } from './measure-planning'
import { median } from './rounds'

const USER = 'beheer@zonnigdak.example'
const CARDS = 10_000
const AT_ONCE = 16
/** Milliseconds that the board is scrolled, and that a card is carried over it. */
const MOVED_MS = 2000
/** The choice that shows all cards. */
const ALL = '100000'

interface Round {
  /** Milliseconds from choosing to see all cards to their picture. */
  readonly shownMs: number
  readonly scrolled: Frames
  readonly carried: Frames
}

/**
 * `npm run bench -- --board`: how even the pictures follow each other on a board with 10,000 cards in one stage, while it is
 * scrolled and while a card is carried over it, in Chromium.
 *
 * @param rounds times that the board is opened
 */
export async function measureBoard(rounds: number): Promise<void> {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('No Chromium could be found or installed: set CHROME_PATH.')
  const app = await firstStart()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await fillStage(app.url)
    await untilPacked(app.url)
    const seen: Round[] = []
    for (let round = 0; round < rounds; round++) seen.push(await openAndMove(browser, app.url))
    const of = (figure: (round: Round) => number) => median(seen.map(figure))
    console.log(
      `${CARDS} cards in one stage: in sight ${of(one => one.shownMs).toFixed(0)} ms after all were asked for`,
    )
    for (const what of ['scrolled', 'carried'] as const)
      console.log(
        `${what} for ${MOVED_MS / 1000} s: ${of(one => one[what].frames).toFixed(0)} frames, p95 ${of(one => one[what].p95).toFixed(1)} ms, longest ${of(one => one[what].longest).toFixed(1)} ms, ${(100 * of(one => one[what].late)).toFixed(1)} % over ${FRAME_MS.toFixed(1)} ms`,
      )
  } finally {
    await browser.close()
    await app.stop()
  }
}

/** Gives one stage of the demo company so many dossiers. */
async function fillStage(url: string): Promise<void> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const send = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`POST ${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const { token } = await send<{ token: string }>('authenticate', { username: USER, password: DEMO_PASSWORD })
  headers.authorization = `Bearer ${token}`
  const { id: relation_id } = await send<{ id: number }>('relation', { name: 'Ada', surname: 'Post' })
  for (let made = 0; made < CARDS; made += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        send('flow', { relation_id, status: 'quotation', description: `Dak ${made + at}`, expected_value: 1000 + at }),
      ),
    )
}

async function openAndMove(browser: Browser, url: string): Promise<Round> {
  const context = await browser.newContext(AT_A_DESK)
  try {
    await context.request.post(`${url}/api/authenticate`, { data: { username: USER, password: DEMO_PASSWORD } })
    const page = await context.newPage()
    await page.goto(`${url}/pipeline`)
    await page.locator('.crm-column-cards article').first().waitFor()
    const began = performance.now()
    await page.getByLabel('Toon', { exact: true }).selectOption(ALL)
    await page.waitForFunction(
      count => [...document.querySelectorAll('article[aria-setsize]')].some(one => Number(one.ariaSetSize) >= count),
      CARDS,
    )
    const shownMs = performance.now() - began
    await page.waitForLoadState('networkidle')
    const scrolled = await scroll(page)
    return { shownMs, scrolled, carried: await carry(page) }
  } finally {
    await context.close()
  }
}

async function scroll(page: Page): Promise<Frames> {
  await page.mouse.move(720, 500)
  const times = page.evaluate(recordFrames, MOVED_MS)
  for (const began = performance.now(); performance.now() - began < MOVED_MS; ) await page.mouse.wheel(0, 240)
  return toldOf(await times)
}

/** Takes a card up and carries it over all columns, as a hand does, and puts it back. */
async function carry(page: Page): Promise<Frames> {
  const boxes = await Promise.all((await page.locator('.crm-column-cards article').all()).map(one => one.boundingBox()))
  const from = boxes.find(box => box && box.y > 300 && box.y < 600)
  if (!from) throw new Error('There is nothing to carry.')
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 })
  await page.locator('.crm-card-dragging').first().waitFor()
  const times = page.evaluate(recordFrames, MOVED_MS)
  const began = performance.now()
  for (let at = 0; at < MOVED_MS; at = performance.now() - began) {
    const turn = (at / MOVED_MS) * 2 * Math.PI
    await page.mouse.move(700 + 500 * Math.sin(3 * turn), 450 + 150 * Math.sin(5 * turn))
  }
  const frames = await times
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return toldOf(frames)
}
