import { cpus, totalmem } from 'node:os'
import { DEMO_PASSWORD } from '@core/seed/demo-companies'
import { addDays, today } from '@core/time/today'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../core/bin/test-run/find-browser'
import { firstStart, untilPacked } from './first-start'
import { FRAME_MS, type Frames, recordFrames, toldOf } from './frames'
import { median } from './rounds'

const USER = 'beheer@zonnigdak.example'
const PEOPLE = 20
const WORKDAYS = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11]
/** Hours at which work begins and ends; every third day of a colleague has one more. */
const SHIFTS = [
  ['08:00', '12:00'],
  ['12:30', '16:30'],
  ['15:30', '17:00'],
] as const
const WAITING = 30
/** Milliseconds from the answer to the picture, at the most. */
const DRAWN_AIM_MS = 300
const DRAG_MS = 2000
export const AT_A_DESK = {
  viewport: { width: 1440, height: 900 },
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  serviceWorkers: 'block',
} as const

/**
 * `npm run bench -- --planning`: how soon the planning board of 20 people and 14 full days is drawn once its data is there, and
 * how even the pictures follow each other while work is carried over it, in Chromium.
 *
 * @param rounds times that the board is opened and something is carried
 */
export async function measurePlanning(rounds: number): Promise<void> {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('No Chromium could be found or installed: set CHROME_PATH.')
  console.log(`\n${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${rounds} rounds`)
  const app = await firstStart()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const monday = await fillFortnight(app.url)
    await untilPacked(app.url)
    const seen: Round[] = []
    for (let round = 0; round < rounds; round++) seen.push(await openAndCarry(browser, app.url, monday))
    const [last] = seen
    console.log(`${last?.lanes} people, ${last?.blocks} blocks in 14 days\n`)
    const of = (figure: (round: Round) => number) => median(seen.map(figure))
    console.log(`Drawn ${of(one => one.drawnMs).toFixed(0)} ms after its data was there (aim ${DRAWN_AIM_MS})`)
    const late = (100 * of(one => one.late)).toFixed(1)
    console.log(
      `Carried for ${DRAG_MS / 1000} s: ${of(one => one.frames).toFixed(0)} frames, p95 ${of(one => one.p95).toFixed(1)} ms, longest ${of(one => one.longest).toFixed(1)} ms, ${late} % over ${FRAME_MS.toFixed(1)} ms`,
    )
  } finally {
    await browser.close()
    await app.stop()
  }
}

interface Round extends Frames {
  readonly lanes: number
  readonly blocks: number
  readonly drawnMs: number
}

/** Gives the demo company so many people, each with a full fortnight of work from some Monday on; answers that. */
async function fillFortnight(url: string): Promise<string> {
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}/api/${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const { token } = await send<{ token: string }>('POST', 'authenticate', { username: USER, password: DEMO_PASSWORD })
  headers.authorization = `Bearer ${token}`
  const users = await send<{ id: number; user_type: string; hide_from_planning: number }[]>('GET', 'user')
  const people = users
    .filter(user => !user.hide_from_planning && ['project', 'sales', 'standard', 'external'].includes(user.user_type))
    .map(({ id }) => id)
  while (people.length < PEOPLE) {
    const name = `monteur${people.length}`
    const made = await send<{ id: number }>('POST', 'user', {
      username: `${name}@zonnigdak.example`,
      email: `${name}@zonnigdak.example`,
      name: 'Monteur',
      surname: `Nummer ${people.length}`,
      password: DEMO_PASSWORD,
      role: 100,
      user_type: 'project',
    })
    people.push(made.id)
  }
  const monday = nextMonday(addDays(today({ time_zone: 'Europe/Amsterdam' }), 60))
  for (const [n, user_id] of people.entries())
    for (const day of WORKDAYS)
      for (const [shift, [from, to]] of SHIFTS.entries()) {
        if (shift === 2 && (n + day) % 3 > 0) continue
        const date = addDays(monday, day)
        await send('POST', 'task', {
          title: `Montage ${n}.${day}.${shift}`,
          type: (['project', 'intake', 'aftercare'] as const)[(n + day + shift) % 3],
          user_id,
          start_date: `${date}T${from}:00+01:00`,
          end_date: `${date}T${to}:00+01:00`,
        })
      }
  for (let n = 0; n < WAITING; n++) await send('POST', 'task', { title: `Wacht ${n}`, user_id: null, duration: 240 })
  return monday
}

const nextMonday = (day: string): string =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === 1 ? day : nextMonday(addDays(day, 1))

async function openAndCarry(browser: Browser, url: string, monday: string): Promise<Round> {
  const context = await browser.newContext(AT_A_DESK)
  try {
    await context.request.post(`${url}/api/authenticate`, { data: { username: USER, password: DEMO_PASSWORD } })
    const page = await context.newPage()
    await page.addInitScript(watchForBlocks)
    await page.goto(`${url}/planning?date=${monday}&view=fortnight`)
    await page.waitForFunction(() => 'drawnMs' in globalThis)
    const drawn = await page.evaluate(() => ({
      drawnMs: (globalThis as unknown as { drawnMs: number }).drawnMs,
      lanes: document.querySelectorAll('[data-lane]').length,
      blocks: document.querySelectorAll('.basis-plan-block').length,
    }))
    await page.waitForLoadState('networkidle')
    return { ...drawn, ...(await carry(page)) }
  } finally {
    await context.close()
  }
}

/** In the page: tells how long after its data the board was in the picture, once as many blocks as it will have are there. */
function watchForBlocks(): void {
  const NEEDED = ['/api/calendar/events', '/api/user?']
  const look = () => {
    const came = performance
      .getEntriesByType('resource')
      .filter(entry => NEEDED.some(path => entry.name.includes(path)))
      .map(entry => (entry as PerformanceResourceTiming).responseEnd)
    const blocks = document.querySelectorAll('.basis-plan-block').length
    if (came.length < NEEDED.length || blocks < 100) return void requestAnimationFrame(look)
    // The frame in which they are found is drawn before the next task.
    const told = new MessageChannel()
    told.port1.onmessage = () => Object.assign(globalThis, { drawnMs: performance.now() - Math.max(...came) })
    told.port2.postMessage(null)
  }
  requestAnimationFrame(look)
}

/** Takes a block up and carries it over the board, up and down and to and fro, as a hand does. */
async function carry(page: Page): Promise<Frames> {
  const block = page.locator('.basis-plan-block:not(.basis-plan-done):not(.basis-plan-along)').nth(40)
  await block.scrollIntoViewIfNeeded()
  const board = await page.locator('.basis-plan-lanes').boundingBox()
  const from = await block.boundingBox()
  if (!board || !from) throw new Error('There is nothing to carry.')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 14, { steps: 3 })
  await page.locator('.basis-plan-ghost').waitFor()
  const times = page.evaluate(recordFrames, DRAG_MS)
  const began = performance.now()
  for (let at = 0; at < DRAG_MS; at = performance.now() - began) {
    const turn = (at / DRAG_MS) * 2 * Math.PI
    await page.mouse.move(board.x + board.width * (0.5 + 0.3 * Math.sin(3 * turn)), 420 + 220 * Math.sin(5 * turn))
  }
  const frames = await times
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return toldOf(frames)
}
