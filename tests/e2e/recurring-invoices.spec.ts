import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

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
})
