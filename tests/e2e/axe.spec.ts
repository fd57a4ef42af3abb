import { expect, type Page, test } from '@playwright/test'
import type { PagesFile } from '../../core/ui/host/pages'
import { apiAs } from './api-as'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { ADMINISTRATOR, signIn } from './sign-in'

/** axe over every screen there is, with the lived-in demo company, in both themes. */
test.describe.configure({ timeout: 300_000 })
test.use({ viewport: { width: 1440, height: 900 } })

/** Screens that need no number in their address. */
async function screensOf(page: Page, app: 'shell' | 'admin'): Promise<string[]> {
  const { pages } = (await (await page.request.get('/pages.json')).json()) as PagesFile
  return pages.filter(screen => screen.app === app && !screen.path.includes(':')).map(({ path }) => path)
}

/** The newest record of each kind that has a screen of its own. */
async function details(page: Page): Promise<string[]> {
  const api = await apiAs(ADMINISTRATOR, page)
  const kinds = ['flow', 'relation', 'organization', 'quotation', 'invoice']
  return Promise.all(kinds.map(async kind => `/${kind}_detail/${(await api.first(kind)).id}`))
}

async function check(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.vk-skeleton, .vk-grid-skeleton')).toHaveCount(0)
  await expectNoViolationsInEitherTheme(page, address)
}

test('no screen of the shell has axe violations, in light or dark', async ({ page }) => {
  for (const path of ['/login', '/lostpassword', '/privacypolicy', '/register']) await check(page, path)
  await signIn(page, ADMINISTRATOR)
  const own = ['/dashboard', '/account/user_profile', '/releasenotes', '/401', '/404']
  for (const path of [...own, ...(await screensOf(page, 'shell')), ...(await details(page))]) {
    await test.step(path, () => check(page, path))
  }
})

test('no screen of the administration has axe violations, in light or dark', async ({ page }) => {
  await signIn(page, 'platform@vakwerk.example')
  for (const path of await screensOf(page, 'admin')) await test.step(path, () => check(page, `/admin${path}`))
})

test('on a phone the screens that staff use most have no axe violations either', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, ADMINISTRATOR)
  for (const path of ['/dashboard', '/relation_overview', '/flow_overview', ...(await details(page))]) {
    await check(page, path)
  }
})
