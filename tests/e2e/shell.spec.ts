import { expect, type Page, test } from '@playwright/test'

/** The shell as a product: how it starts and who comes in where. */
test.use({ viewport: { width: 1440, height: 900 } })

async function signIn(page: Page, username: string) {
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Welkom2026')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

test('partners, staff and platform staff sign in at the same page (R-GEN-005)', async ({ browser }) => {
  for (const [name, landing] of [
    ['partner@zonnigdak.example', /\/dashboard_partner|\/40[14]/],
    ['verkoop@zonnigdak.example', /\/dashboard/],
    ['platform@vakwerk.example', /\/admin\/dashboardadmin/],
  ] as const) {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, name)
    await expect(page).toHaveURL(landing)
    await page.close()
  }
})

test('the preloader waits for the session, but no longer than three seconds (R-UI-007)', async ({ page }) => {
  await page.clock.install()
  // A server that never answers.
  await page.route('**/api/authenticate/refresh', () => undefined)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Vakwerk' })).toBeVisible()
  await page.waitForLoadState('load')
  await page.clock.runFor(2500)
  await expect(page.getByRole('status', { name: 'Vakwerk' })).toBeVisible()
  await page.clock.runFor(700)
  await expect(page.getByLabel('E-mailadres')).toBeVisible()
})

test('notifications of today show first, all of them on demand, and each can be turned over (R-NOTIF-002, R-NOTIF-003)', async ({
  page,
}) => {
  await signIn(page, 'verkoop@zonnigdak.example')
  await expect(page).toHaveURL(/dashboard/)
  const token = await (
    await page.request.post('/api/authenticate', {
      data: { username: 'verkoop@zonnigdak.example', password: 'Welkom2026' },
    })
  ).json()
  const make = (title: string, date: Date) =>
    page.request.post('/api/notification', {
      headers: { authorization: `Bearer ${token.token}` },
      data: { notifiable_type: 'flow', notifiable_id: 1, title, date: date.toISOString() },
    })
  await make('Bericht van nu', new Date())
  await make('Bericht van vorige week', new Date(Date.now() - 7 * 86_400_000))
  await page.goto('/notification_overview')
  const item = page.getByRole('listitem').filter({ hasText: 'Bericht van nu' }).first()
  await expect(item).toBeVisible()
  await expect(page.getByText('Bericht van vorige week')).toHaveCount(0)
  await item.hover()
  await item.getByRole('button', { name: 'Zet op gelezen' }).click()
  await item.getByRole('button', { name: 'Zet op ongelezen' }).click()
  await expect(item.getByRole('button', { name: 'Zet op gelezen' })).toBeVisible()
  await page.getByText('Toon alles').click()
  await expect(page).toHaveURL(/all=1/)
  await expect(page.getByText('Bericht van vorige week').first()).toBeVisible()
})
