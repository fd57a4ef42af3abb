import { expect, type Page, test } from '@playwright/test'

/** How a visit of somebody with a session begins: everything side by side, and the rows as soon as they are known. */
test.use({ viewport: { width: 1440, height: 900 } })

test.beforeEach(async ({ page }) => {
  const credentials = { username: 'verkoop@zonnigdak.example', password: 'Welkom2026' }
  expect((await page.request.post('/api/authenticate', { data: credentials })).status()).toBe(200)
})

test('a visit asks who it is, what there is and for every file once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/relation_overview')
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  for (const once of ['/api/authenticate/refresh', '/api/user/getcurrentuser', '/pages.json'])
    expect(asked.filter(path => path === once)).toEqual([once])
  const files = asked.filter(path => /\.(js|css)$/.test(path))
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([])
  // Ahead of the app: before it could have named them itself.
  const [first] = files
  expect(first).toMatch(/^\/start\/head-start\./)
})

test('rows show while the grid is still on its way, and are the same in the grid', async ({ page }) => {
  const release = await holdScriptsAfter(page, '/api/relation')
  await page.goto('/relation_overview')
  const early = page.locator('.vk-list-body [aria-busy]').getByRole('link')
  await expect(early.first()).toBeVisible()
  const names = (await early.allInnerTexts()).slice(0, 5)
  expect(names).toHaveLength(5)
  await expect(page.getByRole('gridcell')).toHaveCount(0)
  release()
  await expect(page.getByRole('gridcell').getByRole('link').first()).toBeVisible()
  expect((await page.getByRole('gridcell').getByRole('link').allInnerTexts()).slice(0, 5)).toEqual(names)
})

test('a head start that comes to nothing costs nothing but time', async ({ page }) => {
  await page.route('**/start/head-start.*', route => route.abort())
  await page.goto('/relation_overview')
  await expect(page.getByRole('gridcell').first()).toBeVisible()
})

/** Holds every script that is asked for once the rows are there: the grid's. */
async function holdScriptsAfter(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>(resolve => (release = resolve))
  let held = false
  page.on('response', response => {
    if (new URL(response.url()).pathname === path) held = true
  })
  await page.route('**/*.js', async route => {
    if (held) await released
    await route.continue()
  })
  return release
}
