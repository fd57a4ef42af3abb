import { expect, type Page, test } from '@playwright/test'
import type { PagesFile } from '../../core/ui/host/pages'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { PASSWORD, signIn } from './sign-in'

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
  const login = await page.request.post('/api/authenticate', {
    data: { username: 'beheer@zonnigdak.example', password: PASSWORD },
  })
  const { token } = (await login.json()) as { token: string }
  const kinds = {
    flow: 'flow',
    relation: 'relation',
    organization: 'organization',
    quotation: 'quotation',
    invoice: 'invoice',
  }
  return Promise.all(
    Object.entries(kinds).map(async ([resource, screen]) => {
      const list = await page.request.get(`/api/${resource}?limit=1`, { headers: { authorization: `Bearer ${token}` } })
      const { data } = (await list.json()) as { data: { id: number }[] }
      return `/${screen}_detail/${data[0]?.id}`
    }),
  )
}

async function check(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.vk-skeleton, .vk-grid-skeleton')).toHaveCount(0)
  await expectNoViolationsInEitherTheme(page, address)
}

test('no screen of the shell has axe violations, in light or dark', async ({ page }) => {
  for (const path of ['/login', '/lostpassword', '/privacypolicy', '/register']) await check(page, path)
  await signIn(page, 'beheer@zonnigdak.example')
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
  await signIn(page, 'beheer@zonnigdak.example')
  for (const path of ['/dashboard', '/relation_overview', '/flow_overview', ...(await details(page))]) {
    await check(page, path)
  }
})
