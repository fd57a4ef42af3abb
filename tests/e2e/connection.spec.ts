import { expect, type Page, test } from '@playwright/test'
import { PASSWORD } from './sign-in'

/** What screens do where the connection falters: nothing typed is lost, nothing happens twice, nobody waits in vain. */
test.use({ viewport: { width: 1440, height: 900 } })

type Api = (method: string, path: string, data?: object) => Promise<Record<string, unknown>>
let api: Api

test.beforeEach(async ({ page }) => {
  const login = { username: 'beheer@zonnigdak.example', password: PASSWORD }
  const { token } = (await (await page.request.post('/api/authenticate', { data: login })).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  api = async (method, path, data) => (await page.request.fetch(path, { method, headers, data })).json()
})

async function quotation(items: object[]) {
  const flow = await api('POST', '/api/flow', { relation: { fullname: 'Lies Verbinding' } })
  return api('POST', '/api/quotation', { flow_id: flow.id, items })
}

const NO_CONNECTION = 'Geen verbinding. Controleer je internet en probeer het opnieuw.'

/** The connection is back, as the browser tells it. */
const online = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

test('what is typed in a quotation without a connection stays, is not sent to the customer, and is saved once there is one', async ({
  page,
}) => {
  const items = [{ item_name: 'Zonnepanelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id, calculation_id } = await quotation(items)
  await page.goto(`/quotation_detail/${id}`)
  const line = page.getByRole('textbox', { name: /^Omschrijving/ }).first()
  await expect(line).toHaveValue('Zonnepanelen')
  const state = page.locator('[role=status]').filter({ hasText: /pgeslagen/ })
  await page.route('**/api/calculationitem/*', route => route.abort())
  await line.fill('Zonnepanelen op het noorden')
  await line.blur()
  await expect(state).toHaveText('Niet opgeslagen')
  await expect(page.getByText(NO_CONNECTION)).toBeVisible()
  await page.getByRole('button', { name: 'Sluit' }).first().click()
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByText(NO_CONNECTION)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(line).toHaveValue('Zonnepanelen op het noorden')
  await page.unroute('**/api/calculationitem/*')
  await online(page)
  await expect(state).toHaveText(/^Opgeslagen/)
  const { calculationitems } = await api('GET', `/api/calculation/${calculation_id}`)
  expect(calculationitems).toEqual([expect.objectContaining({ item_name: 'Zonnepanelen op het noorden' })])
  await expect(line).toHaveValue('Zonnepanelen op het noorden')
})

test('text that is typed in a widget while an earlier part of it is on its way stays', async ({ page }) => {
  const { id } = await quotation([])
  await api('POST', '/api/documentwidget', {
    widgetable_type: 'quotation',
    widgetable_id: id,
    document_widget_type_tag: 'HEADER',
    order: 0,
  })
  await page.goto(`/quotation_detail/${id}`)
  await page.getByRole('button', { name: 'Kop bewerken' }).click()
  const heading = page.getByRole('textbox', { name: 'Kop', exact: true })
  let release = (): void => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  const sent: unknown[] = []
  await page.route('**/api/documentwidget/*', async route => {
    if (route.request().method() !== 'PATCH') return route.continue()
    sent.push(route.request().postDataJSON())
    await held
    await route.continue()
  })
  await heading.fill('Uw dak')
  await expect.poll(() => sent.length).toBe(1)
  await heading.fill('Uw nieuwe dak')
  release()
  await expect.poll(() => sent.at(-1)).toEqual({ stringcontent: 'Uw nieuwe dak' })
  await expect(heading).toHaveValue('Uw nieuwe dak')
})

test('a record whose answer got lost is not made twice by saving again', async ({ page }) => {
  const name = `Omvormer ${Date.now()}`
  await page.goto('/product_overview')
  await page.getByRole('banner').getByRole('button', { name: 'Product' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').first().fill(name)
  await page.route('**/api/product', async route => {
    await route.fetch()
    await route.abort()
  })
  await form.locator('button[type=submit]').click()
  await expect(form.getByText(NO_CONNECTION)).toBeVisible()
  await expect(form.getByRole('textbox').first()).toHaveValue(name)
  await page.unroute('**/api/product')
  await form.locator('button[type=submit]').click()
  await expect(form).toHaveCount(0)
  expect(await api('GET', `/api/product?query=${encodeURIComponent(name)}`)).toHaveLength(1)
})

test('a price typed while the one before is being saved stays, and both are saved', async ({ page }) => {
  const { id } = await api('POST', '/api/product', { item_name: `Steiger ${Date.now()}` })
  await page.goto(`/product_detail/${id}`)
  const row = page.getByRole('row').nth(1)
  const [amount, rate] = [row.getByRole('textbox').nth(0), row.getByRole('textbox').nth(1)]
  let release = (): void => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/api/producttablerow/*', async route => {
    await held
    await route.continue()
  })
  await amount.fill('25')
  await amount.press('Tab')
  await rate.fill('12,50')
  await rate.press('Tab')
  release()
  const saved = async () => {
    const { producttablerows } = (await api('GET', `/api/product/${id}`)) as { producttablerows: object[] }
    return producttablerows[0]
  }
  await expect.poll(saved).toMatchObject({ unit_amount: 25, unit_rate_exc: 12.5 })
  await expect(amount).toHaveValue('25')
  await expect(rate).toHaveValue('12,50')
})

const lists = [
  ['/product_overview', '**/api/product?*', 'de producten', '503'],
  ['/product_overview', '**/api/product?*', 'de producten', 'a lost connection'],
  ['/overdueinvoice_overview.html', '**/api/invoice?*', 'de verlopen facturen', 'a lost connection'],
] as const
for (const [screen, asks, what, failure] of lists)
  test(`${screen} says within two seconds that it fails by ${failure}, and comes by trying again`, async ({ page }) => {
    await page.route(asks, route => (failure === '503' ? route.fulfill({ status: 503 }) : route.abort()))
    await page.clock.install()
    const asked = page.waitForRequest(asks)
    await page.goto(screen)
    await asked
    await page.clock.runFor(2000)
    const told = page.getByRole('alert').filter({ hasText: `We konden ${what} niet laden` })
    await expect(told).toBeVisible()
    await page.unroute(asks)
    await told.getByRole('button', { name: 'Probeer nu opnieuw' }).click()
    await expect(page.locator('.vk-list-body').getByRole('link').first()).toBeVisible()
  })
