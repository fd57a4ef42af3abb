import { expect, type Locator, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { ADMINISTRATOR, openAs } from './sign-in'

test.use({ viewport: { width: 1440, height: 900 } })

const CARDS = 10_000
/** Number of the first of them. */
const FIRST = 1_000_000
const STAGES = ['new', 'intake', 'quotation', 'project', 'invoice']

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to touch')
  return box
}

test(`a board of ${CARDS} dossiers draws the cards in sight, down to the last, and takes one to a short column from there (R-PIPE-001, R-PIPE-002, R-PIPE-004)`, {
  tag: '@long',
}, async ({ page }) => {
  // As many dossiers would burden all the other tests: the board is told of them.
  let whole = 0
  let card: object = {}
  const cardOf = (n: number, flow_status = STAGES[n % STAGES.length]) => ({
    ...card,
    id: FIRST + n,
    flow_id: FIRST + n,
    flow_status,
    relation_fullname: `Klant ${n}`,
    flowstage_start_at: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString(),
  })
  await page.route('**/api/user/getleadpipeline?*', async route => {
    whole += 1
    ;[card] = await (await route.fetch()).json()
    await route.fulfill({ json: Array.from({ length: CARDS }, (_, n) => cardOf(n)) })
  })
  await page.route(/\/api\/lead\/\d+$/, (route, request) =>
    route.fulfill({ json: cardOf(Number(request.url().split('/').at(-1)) - FIRST, 'confirmation') }),
  )
  const asked: unknown[] = []
  await page.route('**/api/lead/*/changestatus', async route => {
    asked.push(route.request().postDataJSON())
    await route.fulfill({ json: {} })
  })
  await openAs(page, ADMINISTRATOR, '/pipeline')
  const cardNamed = (name: string) => page.getByRole('article', { name, exact: true })
  await expect(cardNamed('Klant 0')).toBeVisible()
  expect(await page.getByRole('article').count()).toBeLessThan(150)
  await expect(cardNamed('Klant 5')).toHaveAttribute('aria-posinset', '2')
  await expect(cardNamed('Klant 5')).toHaveAttribute('aria-setsize', String(CARDS / STAGES.length))

  const phase = cardNamed('Klant 0').locator('[data-menu]')
  for (let time = 0; time < 2; time++) {
    await phase.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu', { name: 'Acties bij Klant 0' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(phase).toBeFocused()
  }

  const columns = page.locator('.crm-board-columns')
  const toTheEnd = () => columns.evaluate(element => element.scrollTo(0, element.scrollHeight))
  // What is drawn for the first time is measured, and the end moves with that.
  await expect(async () => {
    await toTheEnd()
    await expect(cardNamed(`Klant ${CARDS - 5}`)).toBeInViewport({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  expect(await page.getByRole('article').count()).toBeLessThan(150)

  const from = await boxOf(cardNamed(`Klant ${CARDS - 5}`))
  const short = column(page, 'Opdrachtbevestiging')
  await expect(short.getByRole('heading')).toBeInViewport()
  const to = await boxOf(short)
  await page.mouse.move(from.x + 60, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(from.x + 80, from.y + 20, { steps: 4 })
  await page.mouse.move(to.x + 60, from.y, { steps: 8 })
  await expect(short).toHaveClass(/crm-column-target/)
  await page.mouse.up()
  await expect.poll(() => asked).toEqual([{ flow_status: 'confirmation' }])
  await expect(short.getByRole('article', { name: `Klant ${CARDS - 5}`, exact: true })).toBeVisible()
  expect(whole).toBe(1)
})

test('a move reads the card and the figures of two stages, not the board, and so do taking it back and cancelling (R-PIPE-002, R-PIPE-003)', {
  tag: '@long',
}, async ({ page }) => {
  const { post } = await apiAs(ADMINISTRATOR)
  const name = `Lezer Zuinig${Date.now()}`
  const { id } = await post('flow', { relation: { fullname: name }, expected_value: 1000 })
  await openAs(page, ADMINISTRATOR, '/pipeline')
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    const status = searchParams.get('status')
    if (pathname.startsWith('/api/')) asked.push([request.method(), pathname, ...(status ? [status] : [])].join(' '))
  })
  const drag = async (from: string, to: Locator) => {
    const [card, target] = [await boxOf(column(page, from).getByRole('article', { name })), await boxOf(to)]
    await page.mouse.move(card.x + 60, card.y + 30)
    await page.mouse.down()
    await page.mouse.move(card.x + 80, card.y + 20, { steps: 4 })
    await page.mouse.move(target.x + 20, target.y + 60, { steps: 8 })
    await page.mouse.up()
  }
  const reads = (statuses: string) => [`GET /api/flow/pipelinefigures ${statuses}`, `GET /api/lead/${id}`]
  await drag('Lead', column(page, 'Opname'))
  await expect(column(page, 'Opname').getByRole('article', { name })).toBeVisible()
  const figure = (stage: string) => column(page, stage).locator('.vk-count')
  await expect(figure('Opname')).toHaveText('1')
  await expect(figure('Lead')).toHaveText('0')
  await expect(page.getByText(`${name} staat in Opname`).last()).toBeVisible()
  expect(asked.toSorted()).toEqual([...reads('new,intake'), `POST /api/lead/${id}/changestatus`])

  asked.length = 0
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(figure('Lead')).toHaveText('1')
  await expect(column(page, 'Lead').getByRole('article', { name })).toBeVisible()
  expect(asked).not.toContain('GET /api/user/getleadpipeline')

  asked.length = 0
  await drag('Lead', column(page, 'Geannuleerd'))
  await page.getByRole('dialog').getByRole('button', { name: 'Zet op Geannuleerd' }).click()
  await expect(figure('Lead')).toHaveText('0')
  await expect(column(page, 'Lead').getByRole('article', { name })).toHaveCount(0)
  expect(asked).not.toContain('GET /api/user/getleadpipeline')
})

for (const width of [1024, 390]) {
  test(`a finger that stays on a card carries it, ${width} pixels wide (R-PIPE-002)`, async ({ page }) => {
    const { get } = await apiAs(ADMINISTRATOR)
    const { id, name, card, touch } = await openBoard(page, width)
    const { x, y } = await boxOf(card)
    const next = await boxOf(column(page, 'Opname'))
    const end = Math.min(next.x + 40, width - 12)
    await touch('touchStart', x + 80, y + 20)
    await expect(page.locator('.crm-card-dragging').first()).toBeVisible()
    for (let step = 1; step <= 20; step++)
      await touch('touchMove', x + 80 + ((end - x - 80) * step) / 20, y + 20 + step)
    // No finger is ever still.
    let tremble = 0
    await expect
      .poll(async () => {
        tremble = 1 - tremble
        await touch('touchMove', end, y + 40 + tremble)
        return column(page, 'Opname').getAttribute('class')
      })
      .toContain('crm-column-target')
    await touch('touchEnd')
    await expect(column(page, 'Opname').getByRole('article', { name })).toBeVisible()
    await expect.poll(async () => (await get<{ status: string }>(`flow/${id}`)).status).toBe('intake')
  })

  test(`a finger that moves over a card scrolls the board, ${width} pixels wide (R-PIPE-002)`, {
    tag: '@long',
  }, async ({ page }) => {
    const { card, touch } = await openBoard(page, width)
    const { x, y } = await boxOf(card)
    await touch('touchStart', x + 120, y + 20)
    for (let step = 1; step <= 10; step++) await touch('touchMove', x + 120 - step * 8, y + 20)
    await touch('touchEnd')
    const columns = page.locator('.crm-board-columns')
    await expect.poll(() => columns.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
    await expect(page.locator('.crm-card-dragging')).toHaveCount(0)
    await expect(page).toHaveURL(/\/pipeline$/)
  })
}

/** The board with a new dossier alone on it, and a finger. */
async function openBoard(page: Page, width: number) {
  const { post } = await apiAs(ADMINISTRATOR)
  const name = `Tinus Tast${width}${Date.now()}`
  const { id } = await post('flow', { relation: { fullname: name } })
  await page.setViewportSize({ width, height: 844 })
  await openAs(page, ADMINISTRATOR, '/pipeline')
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('article')).toHaveCount(1)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  return { id, name, touch, card: column(page, 'Lead').getByRole('article', { name }) }
}
