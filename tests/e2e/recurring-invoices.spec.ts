import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

/** A drawn signature, as small as a picture can be. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A customer whom invoices can be sent to. */
const customer = () => ({
  ...{ name: 'Ilse', surname: `Terug${Date.now()}`, email: `terug${Date.now()}@voorbeeld.example` },
  ...{ address: 'Markt', number: '1', postcode: '8011 AA', city: 'Zwolle' },
})

test('an invoice is made to recur, shows what comes of it and what was made, pauses and goes on', async ({ page }) => {
  const { post } = await apiAs(ADMINISTRATOR)
  const relation = await post('relation', customer())
  const items = [{ item_name: 'Onderhoud {{period.name}}', unit_rate_exc_manual: 95, vat_percentage: 21 }]
  const invoice = await post('invoice', { relation_id: relation.id, items, title: 'Onderhoud' })
  await post(`invoice/${invoice.id}/sendemail`, { dontsentbutmarksent: true })
  await openAs(page, ADMINISTRATOR, `/invoice_detail/${invoice.id}`)
  await page.getByRole('button', { name: 'Laat deze factuur terugkeren' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Titel op de factuur').fill('Onderhoud {{period.name}}')
  await look(page, 'recurring-new', [1440, 390])
  await dialog.getByRole('button', { name: 'Maak terugkerende factuur' }).click()
  await expect(page.getByRole('heading', { name: 'Onderhoud', exact: true })).toBeVisible()
  await expect(page.getByText('elke maand')).toBeVisible()
  // The first one was due today.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: 'Concept' })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await look(page, 'recurring-detail')
  await page.getByRole('button', { name: 'Pauzeer' }).click()
  await expect(page.getByText('Er komt geen factuur meer')).toBeVisible()
  await page.getByRole('button', { name: 'Ga door' }).click()
  await expect(page.getByText('Er komt geen factuur meer')).toBeHidden()
  await page.getByRole('button', { name: /^Wijzig/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'recurring-change', [1440, 390])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Regels en teksten' }).click()
  await expect(page).toHaveURL(/recurringinvoice_content/)
  await expect(page.getByRole('link', { name: 'Terugkerende factuur', exact: true })).toBeVisible()
  await look(page, 'recurring-content', [1440])
  await page.goto('/recurringinvoice_overview')
  await expect(page.getByText('Onderhoud').first()).toBeVisible()
  await look(page, 'recurring-overview')
})

test('what was approved and not billed is chosen, seen with its amount, and billed together', async ({ page }) => {
  const { get, post } = await apiAs(ADMINISTRATOR)
  const relation = await post('relation', customer())
  const items = [{ item_name: 'Laadpaal', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const quotation = await post('quotation', { relation_id: relation.id, items, title: 'Laadpaal' })
  await post(`quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  const { fingerprint } = await get<{ fingerprint: string }>(`quotation/${quotation.hash}/getbycustomer`)
  await post(`quotation/${quotation.hash}/approvebycustomer`, {
    signername: 'Ilse Terug',
    agreeswithoffer: true,
    signature: PIXEL,
    fingerprint,
  })
  await openAs(page, ADMINISTRATOR, '/invoice_overview')
  await page.getByRole('link', { name: 'Nog te factureren' }).click()
  await expect(page.getByRole('heading', { name: 'Nog te factureren' }).first()).toBeVisible()
  await look(page, 'to-bill')
  await page.getByLabel('Alles kiezen').uncheck({ force: true })
  const number = (await get<{ number: string }>(`quotation/${quotation.id}`)).number
  await page.getByLabel(new RegExp(`Kies ${number} van`)).check({ force: true })
  await page.getByRole('button', { name: 'Maak 1 factuur' }).click()
  await expect(page.getByText('1 factuur in concept gemaakt')).toBeVisible()
  await expect(page.getByLabel(new RegExp(`Kies ${number} van`))).toHaveCount(0)
})
