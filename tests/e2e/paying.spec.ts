import { expect, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

/** A customer pays an invoice on a phone, and staff see what came of it. The page that stands in for Mollie takes the money. */
test.use({ viewport: { width: 390, height: 844 } })

/** How the payment ends, on the page of the service. */
async function payThere(page: Page, end: string, amount: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Proefbetaling' })).toBeVisible()
  await expect(page.getByText(amount)).toBeVisible()
  await page.getByLabel(end).check()
  await page.getByRole('button', { name: 'Verder' }).click()
}

test('a part, a try that was broken off, and the rest: the customer is thanked for what was paid (G-PAY, R-INV-010, M-136)', async ({
  page,
}) => {
  const { post } = await apiAs(ADMINISTRATOR)
  const relation = await post('relation', {
    ...{ name: 'Yasmina', surname: 'Post', email: `post${Date.now()}@voorbeeld.example` },
    ...{ address: 'Markt', number: '1', postcode: '8011 AA', city: 'Zwolle' },
  })
  const items = [{ item_name: 'Laadpaal 11 kW', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id, hash } = await post('invoice', { relation_id: relation.id, items, title: 'Laadpaal aan uw gevel' })
  await post(`invoice/${id}/sendemail`, { dontsentbutmarksent: true })

  await page.goto(`/portal/#/customer_invoice_detail/${hash}`)
  const whole = page.getByRole('button', { name: 'Betaal € 1.210,00 met iDEAL' })
  await expect(whole).toBeEnabled()
  await expect(page.getByRole('img', { name: 'Code om te betalen met uw bank-app' })).toBeVisible()
  await look(page, 'pay')

  await whole.click()
  await payThere(page, 'Geannuleerd', '1.210,00')
  await expect(page.getByRole('status').filter({ hasText: 'U hebt de betaling afgebroken.' })).toBeVisible()
  await expect(whole).toBeEnabled()

  await page.getByRole('button', { name: 'Ander bedrag' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ander bedrag' })
  await dialog.getByRole('textbox').fill('5000')
  await dialog.getByRole('button', { name: 'Verder naar betalen' }).click()
  await expect(dialog.getByText('Er staat nog € 1.210,00 open.')).toBeVisible()
  await dialog.getByRole('textbox').fill('400')
  await dialog.getByRole('button', { name: 'Verder naar betalen' }).click()
  await payThere(page, 'Betaald', '400,00')
  const thanks = page.getByRole('status').filter({ hasText: 'De betaling is ontvangen. Hartelijk dank.' })
  await expect(thanks).toBeVisible()
  const rest = page.getByRole('button', { name: 'Betaal € 810,00 met iDEAL' })
  await expect(rest).toBeEnabled()
  await expect(page.getByText('Nog te betalen van € 1.210,00')).toBeVisible()
  await look(page, 'paid-in-part')

  await rest.click()
  await payThere(page, 'Betaald', '810,00')
  await expect(thanks).toBeVisible()
  await expect(page.getByText('Betaald', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Betaal / })).toHaveCount(0)
  await look(page, 'paid')

  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, ADMINISTRATOR, `/invoice_detail/${id}`)
  await page.getByRole('button', { name: 'Online betalen' }).click()
  const tries = page.getByRole('dialog', { name: /^Online betalen van/ }).getByRole('listitem')
  await expect(tries).toHaveText([/810,00.*Betaald/, /400,00.*Betaald/, /1\.210,00.*Afgebroken/])
  await look(page, 'tries')
  await tries.nth(1).getByRole('button', { name: 'Terugbetalen' }).click()
  await page
    .getByRole('dialog', { name: 'Online betaling terugbetalen' })
    .getByRole('button', { name: 'Terugbetalen' })
    .click()
  await expect(tries.nth(1)).toContainText('€ 400,00 terugbetaald')
})

test('who pays back a second time is told first what went back, also when it went back at Mollie (G-PAY)', async ({
  page,
}) => {
  const { post } = await apiAs(ADMINISTRATOR)
  const address = { address: 'Markt', number: '1', postcode: '8011 AA', city: 'Zwolle' }
  const relation = await post('relation', {
    name: 'Teun',
    surname: 'Terug',
    email: 'terug@voorbeeld.example',
    ...address,
  })
  const items = [{ item_name: 'Laadpaal 11 kW', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id, hash } = await post('invoice', { relation_id: relation.id, items })
  await post(`invoice/${id}/sendemail`, { dontsentbutmarksent: true })
  await page.goto(`/portal/#/customer_invoice_detail/${hash}`)
  await page.getByRole('button', { name: 'Betaal € 1.210,00 met iDEAL' }).click()
  await payThere(page, 'Betaald', '1.210,00')
  await expect(page.getByRole('status').filter({ hasText: 'Hartelijk dank.' })).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, ADMINISTRATOR, `/invoice_detail/${id}`)
  await page.getByRole('button', { name: 'Online betalen' }).click()
  const paid = page.getByRole('dialog', { name: /^Online betalen van/ }).getByRole('listitem')
  await paid.getByRole('button', { name: 'Terugbetalen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Online betaling terugbetalen' })
  // A colleague was faster.
  const [{ id: payment }] = await (await apiAs(ADMINISTRATOR)).get<[{ id: number }]>(`onlinepayment?invoice_id=${id}`)
  await post(`onlinepayment/${payment}/refund`, { amount: 100 })
  await dialog.getByRole('textbox').fill('100')
  await dialog.getByRole('button', { name: 'Terugbetalen' }).click()
  await expect(dialog).toContainText('Er ging al € 100,00 van deze betaling terug')
  await look(page, 'refund-again')
  await dialog.getByRole('button', { name: 'Nog een keer terugbetalen' }).click()
  await expect(paid).toContainText('€ 200,00 terugbetaald')
})

test('a manager links Mollie on the page of the company, and a wrong key is said at the field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, ADMINISTRATOR, '/account/company_profile')
  const setting = page.getByRole('region', { name: 'Online betalen' })
  await expect(setting.getByText('Gekoppeld met Proefbetalingen')).toBeVisible()
  await setting.scrollIntoViewIfNeeded()
  await look(page, 'setting')
  await setting.getByRole('button', { name: 'Andere sleutel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Online betalen' })
  await dialog.getByRole('textbox').fill('geen sleutel')
  await dialog.getByRole('button', { name: 'Koppelen' }).click()
  await expect(dialog.getByRole('alert').or(dialog.getByText('Deze waarde is niet geldig')).first()).toBeVisible()
})
