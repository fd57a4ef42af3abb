import { expect, type Page, test } from '@playwright/test'
import { ADMINISTRATOR, PASSWORD } from './sign-in'

/** The redirects of S0 §2.4, row by row, with users of the demo companies in a real browser. */
test.use({ viewport: { width: 1440, height: 900 } })

const LANDER = 'lander@zonnigdak.example'

/** Signs the browser in without its form, and answers what requests of this user carry. */
async function enterAs(page: Page, username: string): Promise<Record<string, string>> {
  await page.context().clearCookies()
  const answer = await page.request.post('/api/authenticate', { data: { username, password: PASSWORD } })
  expect(answer.status(), username).toBe(200)
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` }
}

/** Opens an address and waits for where that leads. */
async function expectFrom(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from, { waitUntil: 'commit' })
  await expect(page).toHaveURL(to)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 20_000 })
}

test('every address leads where it should: visitors, each kind of dashboard, missing modules, low roles and unknown pages', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('a visitor signs in first, and then comes to the page that was asked for (R-ROUTE-011, C-01)', async () => {
    await expectFrom(page, '/', '/login')
    await expectFrom(page, '/invoice_overview', '/login')
    await page.getByLabel('E-mailadres').fill('beheer@factuurdirect.example')
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(page).toHaveURL('/invoice_overview')
  })

  await test.step('so do addresses with a number, which look like links of customers (R-ROUTE-011)', async () => {
    await page.context().clearCookies()
    for (const path of ['/product_detail/6', '/vertical_detail/2', '/flowdataitem_detail/98', '/quotation_detail/2'])
      await expectFrom(page, path, '/login')
    await page.getByLabel('E-mailadres').fill(ADMINISTRATOR)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(page).toHaveURL(/\/quotation(template)?_detail\/2$/)
  })

  await test.step('an unknown address of a visitor becomes /404 (R-ROUTE-014)', async () => {
    await page.context().clearCookies()
    await expectFrom(page, '/bestaat_niet', '/404')
  })

  await test.step('a partner lands on the dashboard of partners, which says what there is (R-ROUTE-003)', async () => {
    await enterAs(page, 'partner@zonnigdak.example')
    await expectFrom(page, '/', '/dashboard_partner')
    await expect(page.getByRole('heading', { name: 'Partnerdashboard' })).toBeVisible()
    const call = page.getByRole('link', { name: 'Bel 038 - 123 45 67' })
    await expect(call).toHaveAttribute('href', 'tel:0381234567')
    await page.getByRole('link', { name: 'Persoonlijke gegevens' }).click()
    await expect(page.getByText('Partner · Zonnig Dak Installaties')).toBeVisible()
    // What is not a partner's is not asked either: no bell, and search says that it found nothing.
    await expect(page.getByRole('button', { name: 'Meldingen' })).toBeHidden()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('bakker')
    await expect(page.getByRole('dialog').getByText('Geen resultaten gevonden')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('Opnames is in the menu of whoever owns it (R-MENU-003)', async () => {
    await enterAs(page, ADMINISTRATOR)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Opnames', exact: true }).click()
    await expect(page).toHaveURL('/intake_overview')
    await expect(page.getByRole('heading', { name: 'Opnames' })).toBeVisible()
  })

  await test.step('each kind of dashboard is where its user lands, from the root and from the sign-in page (R-ROUTE-001, R-ROUTE-004 to R-ROUTE-010)', async () => {
    const boss = await enterAs(page, ADMINISTRATOR)
    const data = { name: 'Lander', email: LANDER, password: PASSWORD, role: 100 }
    const { id } = await (await page.request.post('/api/user', { headers: boss, data })).json()
    for (const [altDashboard, landing] of [
      ['alternativev1', '/dashboard2'],
      ['v1', '/dashboardv1'],
      ['salesv1', '/dashboard_sales'],
      ['projectv1', '/dashboard_project'],
      ['sales', '/dashboard?usecase=sales'],
      ['project', '/dashboard?usecase=project'],
      ['default', '/dashboard?usecase=standard'],
    ] as const) {
      const changed = await page.request.patch(`/api/user/${id}`, { headers: boss, data: { altDashboard } })
      expect(changed.status(), altDashboard).toBe(200)
      await enterAs(page, LANDER)
      await expectFrom(page, '/', landing)
    }
    for (const entrance of ['/login', '/register']) await expectFrom(page, entrance, '/dashboard?usecase=standard')
  })

  await test.step('whose company has ADMIN lands there, whatever their own dashboard (R-ROUTE-002)', async () => {
    await enterAs(page, 'platform@vakwerk.example')
    await expectFrom(page, '/', '/admin/dashboardadmin')
    await expectFrom(page, '/company_overview', '/admin/company_overview')
  })

  await test.step('a module that is missing, of the company or for the user, and a role that is too low lead to 401 (R-ROUTE-012, R-ROUTE-013, R-ROLE-002, R-ROLE-010, R-ROLE-011)', async () => {
    const boss = await enterAs(page, 'beheer@factuurdirect.example')
    await expectFrom(page, '/invoice_overview', '/invoice_overview')
    await expectFrom(page, '/relation_overview', '/401')
    await expectFrom(page, '/company_overview', '/401')
    for (const [name, fields] of [
      ['geweerd', { role: 5000, module_blacklist: ['INVOICE'] }],
      ['gast', { role: 99 }],
    ] as const) {
      const data = { name, email: `${name}@factuurdirect.example`, password: PASSWORD, ...fields }
      expect((await page.request.post('/api/user', { headers: boss, data })).status()).toBe(201)
      await enterAs(page, data.email)
      await expectFrom(page, '/invoice_overview', '/401')
      await expectFrom(page, '/account/user_profile', '/account/user_profile')
    }
  })

  await test.step('an unknown address is 404 (R-ROUTE-014)', async () => {
    await enterAs(page, 'beheer@factuurdirect.example')
    await expectFrom(page, '/bestaat_niet', '/404')
  })
})
