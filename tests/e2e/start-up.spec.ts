import type { PagesFile } from '@core/ui/host/pages'
import { expect, type Page, test } from '@playwright/test'

/** How a visit of somebody with a session begins: everything side by side, and the rows as soon as they are known. */
test.use({ viewport: { width: 1440, height: 900 } })

test.beforeEach(async ({ page }) => {
  const credentials = { username: 'verkoop@zonnigdak.example', password: 'Welkom2026' }
  expect((await page.request.post('/api/authenticate', { data: credentials })).status()).toBe(200)
})

test('a visit asks for everything once and side by side, shows rows as soon as they are known, and fetches code ahead', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('a visit asks who it is, what there is and for every file once', async () => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto('/relation_overview')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    for (const once of ['/api/authenticate/refresh', '/api/user/getcurrentuser', '/pages.json'])
      expect(asked.filter(path => path === once)).toEqual([once])
    const files = asked.filter(path => /\.(js|css)$/.test(path))
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([])
  })

  await test.step('the code of a screen comes when somebody turns to a link to it, by pointer or by keys', async () => {
    let fetched: string[] = []
    page.on('request', request => fetched.push(new URL(request.url()).pathname))
    const scripts = () => fetched.filter(path => /^\/remotes\/crm\/.*\.js$/.test(path))
    await page.goto('/dashboard?usecase=sales')
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    await expect(page.getByRole('heading', { name: 'Pijplijn' }).first()).toBeVisible()
    fetched = []
    await menu.getByRole('link', { name: 'Relaties' }).hover()
    await expect.poll(scripts).not.toEqual([])
    fetched = []
    await menu.getByRole('link', { name: 'Organisaties' }).focus()
    await expect.poll(scripts).not.toEqual([])
    await page.waitForLoadState('networkidle')
    fetched = []
    await menu.getByRole('link', { name: 'Relaties' }).click()
    await expect(page.locator('.vk-list-body').getByRole('link').first()).toBeVisible()
    expect(scripts()).toEqual([])
  })

  await test.step('rows show while the grid is still on its way, and are the same in the grid', async () => {
    // Leave the list that is open: rows which it still asks for are not those of the next page.
    await page.goto('about:blank')
    const { release, asked } = await holdGrid(page)
    // Until the grid is on its way nobody gets rows: it does not wait for them.
    await page.route('**/api/relation?*', async route => {
      await expect.poll(() => asked).not.toEqual([])
      await route.continue()
    })
    // What is held may be what the page waits for before it counts as loaded.
    await page.goto('/relation_overview', { waitUntil: 'commit' })
    const early = page.locator('.vk-list-body [aria-busy]').getByRole('link')
    await expect(early.first()).toBeVisible()
    const names = (await early.allInnerTexts()).slice(0, 5)
    expect(names).toHaveLength(5)
    await expect(page.getByRole('gridcell')).toHaveCount(0)
    release()
    await expect(page.getByRole('gridcell').getByRole('link').first()).toBeVisible()
    expect((await page.getByRole('gridcell').getByRole('link').allInnerTexts()).slice(0, 5)).toEqual(names)
    await page.unrouteAll()
  })

  await test.step('what comes late of the head start is no fault, also where the app has read the rest by then', async () => {
    const faults: string[] = []
    page.on('pageerror', fault => faults.push(fault.message))
    let release = (): void => undefined
    const released = new Promise<void>(resolve => (release = resolve))
    await page.route('**/pages.json', async route => {
      await released
      await route.continue()
    })
    const known = page.waitForResponse('**/api/user/getcurrentuser')
    await page.goto('/relation_overview')
    await (await known).finished()
    await expect(page.getByRole('status').first()).toBeVisible()
    release()
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    expect(faults).toEqual([])
    await page.unrouteAll()
  })

  await test.step('the page asks before its app does, and the app asks again for what did not come', async () => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    // Without its own script the page is no more than its head start.
    await page.route('**/static/js/index.*', route => route.abort())
    await page.goto('/relation_overview')
    await expect.poll(() => asked.filter(path => path.startsWith('/remotes/crm/'))).not.toEqual([])
    // Leave the page that may ask for its script again, and keep one route until all has come: without any, calls that are held are lost.
    await page.goto('about:blank')
    let refused = 0
    await page.route('**/api/user/getcurrentuser', route => (++refused === 1 ? route.abort() : route.continue()))
    await page.unroute('**/static/js/index.*')
    await page.goto('/relation_overview')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    expect(refused).toBe(2)
    await page.unrouteAll()
  })

  await test.step('what a page showed when it was opened last is asked for before its app is there, once', async () => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    const isRows = (url: string) => url.includes('/api/relation?sort=')
    await page.route('**/static/js/index.*', async route => {
      await expect.poll(() => asked.filter(isRows)).toHaveLength(1)
      await route.continue()
    })
    await page.goto('/relation_overview', { waitUntil: 'commit' })
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    const rows = asked.filter(isRows)
    expect(rows.filter(url => url === rows[0])).toHaveLength(1)
    await page.unrouteAll()
  })
})

test('a browser that never opened a page asks for what it shows first while the code is on its way, once, and for nothing that is not taken', {
  tag: '@long',
}, async ({ browser, page }) => {
  const session = await page.context().storageState()
  const { pages } = (await (await page.request.get('/pages.json')).json()) as PagesFile
  const early = pages.filter(({ asks }) => asks)
  expect(early.map(({ path }) => path).toSorted()).toEqual(['/dashboard', '/flow_overview', '/relation_overview'])
  for (const { path, asks = [] } of early) {
    const context = await browser.newContext({ storageState: { cookies: session.cookies, origins: [] } })
    const fresh = await context.newPage()
    const asked: string[] = []
    fresh.on('request', request => asked.push(request.url().replace(new URL(request.url()).origin, '')))
    const callsNow = () => asks.map(ask => asked.filter(one => one.startsWith('/api/') && fits(one, ask.path)))
    const counts = () => callsNow().map(found => found.length)
    await fresh.goto(path)
    await expect.poll(counts).toEqual(asks.map(() => 1))
    // Letter by letter what the code asks for: what differs would lie there still.
    await expect
      .poll(() => fresh.evaluate(() => [...(globalThis.vkHeadStart?.answers?.keys() ?? ['not begun'])]))
      .toEqual([])
    await fresh.waitForLoadState('networkidle')
    const calls = callsNow()
    expect(counts()).toEqual(asks.map(() => 1))
    const code = asked.findIndex(one => one.startsWith('/remotes/together/'))
    for (const [call = ''] of calls) expect(asked.indexOf(call)).toBeLessThan(code)
    await context.close()
  }
})

test('the parts of the kit that a screen is made of are fetched with it', { tag: '@long' }, async ({ page }) => {
  const { pages } = (await (await page.request.get('/pages.json')).json()) as PagesFile
  const kitOf = (path: string) =>
    pages.find(page => page.path === path)?.files?.filter(file => /^\/static\/.*\.js$/.test(file)) ?? []
  expect(kitOf('/relation_overview')).not.toEqual([])
  expect(kitOf('/relation_overview')).toEqual(kitOf('/invoice_overview'))
  expect(kitOf('/relation_detail/:relationId')).not.toEqual(kitOf('/relation_overview'))
})

/** Whether a call is one of those that a page asks for ahead; `{user}` there is a number. */
const fits = (call: string, ask: string): boolean => {
  const [before = '', after] = ask.split('{user}')
  if (after === undefined) return call === ask
  return call.startsWith(before) && call.endsWith(after) && /^\d+$/.test(call.slice(before.length, -after.length))
}

/** Holds the files of the grid, which are asked for beside the rows. */
async function holdGrid(page: Page): Promise<{ release: () => void; asked: string[] }> {
  const asked: string[] = []
  let release = (): void => undefined
  const released = new Promise<void>(resolve => (release = resolve))
  const { pages } = (await (await page.request.get('/pages.json')).json()) as PagesFile
  const { later = [] } = pages.find(({ path }) => path === '/relation_overview') ?? {}
  for (const file of later)
    await page.route(`**${file}`, async route => {
      asked.push(file)
      await released
      await route.continue()
    })
  return { release, asked }
}
