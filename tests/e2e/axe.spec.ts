import { expect, type Page, test } from '@playwright/test'
import type { PagesFile } from '../../core/ui/host/pages'
import { apiAs } from './api-as'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/**
 * axe over the screens, with the lived-in demo company. The everyday round looks at one of each kind: screens are made of
 * the parts of the kit, which `gallery.spec` has every day. `npm test -- --all` looks at every one there is.
 */
test.describe.configure({ mode: 'parallel', timeout: 300_000 })
test.use({ viewport: { width: 1440, height: 900 } })

const IN_FULL = process.env.TEST_ROUND === 'all'
const OF_EACH_KIND = [
  '/login',
  '/dashboard',
  '/relation_overview',
  '/pipeline',
  '/communicator',
  '/account/user_profile',
  '/dashboardadmin',
]

const isTried = (path: string) => IN_FULL || OF_EACH_KIND.includes(path)

/** Screens of plugins that need no number in their address. */
async function screensOf(page: Page, app: 'shell' | 'admin'): Promise<string[]> {
  const { pages } = (await (await page.request.get('/pages.json')).json()) as PagesFile
  return pages
    .filter(({ code, path, app: own }) => code !== null && own === app && !path.includes(':'))
    .map(({ path }) => path)
    .filter(isTried)
}

/** The first record of each kind that has a screen of its own: other tests make and remove newer ones meanwhile. */
async function details(): Promise<string[]> {
  const api = await apiAs(ADMINISTRATOR)
  const kinds = ['flow', 'relation', 'organization', 'quotation', 'invoice']
  return Promise.all(kinds.map(async kind => `/${kind}_detail/${(await api.first(`${kind}?sort=id`)).id}`))
}

async function check(page: Page, address: string) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.vk-skeleton, .vk-grid-skeleton')).toHaveCount(0)
  await expectNoViolationsInEitherTheme(page, address)
}

const isSetting = (path: string) => path.startsWith('/account/')

/** Goes there from the screen that is open, and waits until the tab of the browser is called otherwise; settings are loaded whole. */
const visit = (page: Page, path: string) =>
  test.step(path, async () => {
    if (isSetting(path)) await page.goto(path)
    else {
      const before = await page.title()
      await go(page, path)
      await expect(page, path).not.toHaveTitle(before)
    }
    await check(page, path)
  })

test('no list, board or overview of the shell has axe violations', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/dashboard')
  await check(page, '/dashboard')
  for (const path of await screensOf(page, 'shell')) if (!isSetting(path)) await visit(page, path)
})

test('no public page, record or setting has axe violations', async ({ page }) => {
  for (const path of ['/login', '/lostpassword', '/privacypolicy', '/register'].filter(isTried)) {
    await page.goto(path)
    await check(page, path)
  }
  await openAs(page, ADMINISTRATOR, '/account/user_profile')
  await check(page, '/account/user_profile')
  for (const path of ['/releasenotes', '/401', '/404'].filter(isTried)) await visit(page, path)
  for (const path of await details()) await visit(page, path)
  for (const path of await screensOf(page, 'shell')) if (isSetting(path)) await visit(page, path)
})

test('no screen of the administration has axe violations', async ({ page }) => {
  await openAs(page, 'platform@vakwerk.example', '/admin/dashboardadmin')
  for (const path of await screensOf(page, 'admin')) {
    await test.step(path, async () => {
      await page.goto(`/admin${path}`)
      await check(page, path)
    })
  }
})

test('on a phone the screens that staff use most have no axe violations either', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, ADMINISTRATOR, '/dashboard')
  await check(page, '/dashboard')
  for (const path of ['/relation_overview', '/flow_overview', ...(await details())]) await visit(page, path)
})
