import { expect as base, test } from '@playwright/test'
import { apiAs } from './api-as'
import { fetchedRemotes } from './fetched-remotes'
import { go, openAs, signIn } from './sign-in'

/** Koel & Warm, a company without the module of invoices, seen from a browser in Japan. No other file uses this company. */
test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 15_000 })
const administrator = 'beheer@koelwarm.example'
const zone = 'America/Argentina/Buenos_Aires'

test('a company finds nothing of a module that it does not have, nor of one that is switched off', {
  tag: '@long',
}, async ({ page, browser }) => {
  await test.step('a company without the module finds nothing of what it adds', async () => {
    const api = await apiAs(administrator)
    const { id } = await api.post('relation', { name: 'Proef', surname: 'Zonderman' })
    const columnChoice = (name: string) => page.getByRole('checkbox', { name, exact: true })
    await openAs(page, administrator, '/relation_overview?q=Zonderman')
    await expect(page.getByRole('gridcell', { name: 'Proef Zonderman' })).toBeVisible()
    await page.getByRole('button', { name: 'Kolommen' }).click()
    await expect(columnChoice('Open offertes')).toBeVisible()
    await expect(columnChoice('Openstaand €')).toHaveCount(0)
    await go(page, `/relation_detail/${id}`)
    await expect(page.getByRole('tab', { name: 'Offertes' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Facturen' })).toHaveCount(0)
  })

  await test.step('a screen under the settings of a module that is missing is 401 too (R-ROUTE-012)', async () => {
    for (const [from, to] of [
      ['/product_overview', '/product_overview'],
      ['/invoicetemplate_detail/1', '/401'],
    ] as const) {
      await page.goto(from)
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
  })

  await test.step('a module that is switched off leaves neither call, menu item, remote nor tab behind (R-ADMIN-003, R-ROUTE-015)', async () => {
    const salesperson = 'verkoop@koelwarm.example'
    const { post } = await apiAs(salesperson)
    const flow = await post('flow', { relation: { fullname: 'Jan van der Berg' } })
    const quotation = await post('quotation', { flow_id: flow.id })
    const platform = await (await browser.newContext()).newPage()
    await signIn(platform, 'platform@vakwerk.example')
    await platform.waitForURL(/\/admin\/dashboardadmin/)
    await platform.goto('/admin/company_overview')
    const toggle = platform.getByRole('switch', { name: 'Offerte voor Koel & Warm Klimaat' })
    await toggle.click()
    await expect(toggle).not.toBeChecked()
    await platform.screenshot({ path: 'test-results/journey/8-admin.png' })

    const staff = await (await browser.newContext()).newPage()
    const remotes = fetchedRemotes(staff)
    await signIn(staff, salesperson)
    await expect(
      staff.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: /^Leads/ }),
    ).toBeVisible()
    await expect(
      staff.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: /^Offertes/ }),
    ).toHaveCount(0)
    await staff.goto(`/flow_detail/${flow.id}`)
    await expect(staff.getByRole('heading', { name: 'Jan van der Berg' }).first()).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Maak offerte' })).toHaveCount(0)
    await staff.goto(`/quotation_detail/${quotation.id}`)
    await expect(staff).toHaveURL(/\/40[14]/)
    expect(remotes()).not.toContain('quotation')
    expect(remotes()).toContain('crm')
    await toggle.click()
    await expect(toggle).toBeChecked()
  })
})

const PICTURES = [
  {
    title: 'staff hang a picture above the pages of their customers and take it away again (C-0489, G-BRAND)',
    user: 'beheer@koelwarm.example',
    screen: '/account/company_profile',
    frame: '.settings-picture',
  },
  {
    title: 'platform staff hang a picture beside the sign-in form of a company and take it away again (G-BRAND)',
    user: 'platform@vakwerk.example',
    screen: '/admin/company_detail/2',
    frame: '.admin-background',
  },
]

test('a company sees its own time and hangs its own pictures', { tag: '@long' }, async ({ page }) => {
  await test.step('screens show the time of the company, whatever the clock of the browser says (G-DATA-NL)', async () => {
    const api = await apiAs(administrator)
    const company = await api.get<{ time_zone: string }>('company/getcurrentcompany')
    const choose = (time_zone: string) => api.patch('company/currentcompany', { time_zone })

    await choose(zone)
    try {
      const person = { name: 'Klok', surname: 'Kijker' }
      const { id, created_at } = await api.post<{ id: number; created_at: string }>('relation', person)
      await openAs(page, administrator, `/relation_detail/${id}?history=1`)
      const there = new Intl.DateTimeFormat('nl', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
      await expect(page.getByRole('dialog')).toContainText(there.format(new Date(created_at)))
    } finally {
      await choose(company.time_zone)
    }
  })

  for (const { title, user, screen, frame } of PICTURES)
    await test.step(title, async () => {
      await openAs(page, user, screen)
      const picture = page.locator(`${frame} img`)
      const remove = page.getByRole('button', { name: 'Verwijder foto' })
      await page.locator('input[type=file]').last().setInputFiles('docs/pictures/dossier.png')
      await expect(picture).toBeVisible()
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000)

      await remove.click()
      await expect(picture).toHaveCount(0)
      await expect(remove).toHaveCount(0)
      await page.reload()
      await expect(page.locator('input[type=file]').last()).toBeAttached()
      await expect(picture).toHaveCount(0)
    })
})
