import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

const NUMBER = 'NL21 INGB 0990 1234 56'

test('a company has a part of an invoice paid on its G-rekening, and the customer reads what goes where', async ({
  page,
}) => {
  const { first, post, patch } = await apiAs(ADMINISTRATOR)
  const relation = await post('relation', {
    ...{ name: 'Hanna', surname: 'Bos', email: `bos${Date.now()}@voorbeeld.example` },
    ...{ address: 'Markt', number: '1', postcode: '8011 AA', city: 'Zwolle' },
  })
  const items = [{ item_name: 'Montage panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id, hash } = await post('invoice', { relation_id: relation.id, items, title: 'Montage op uw werk' })
  const settings = await first('companysettings')
  try {
    await openAs(page, ADMINISTRATOR, '/account/company_profile')
    const setting = page.getByLabel('IBAN van de G-rekening')
    await setting.fill(NUMBER)
    await expect(page.getByLabel('Gebruikelijk deel van de loonsom naar de G-rekening')).toHaveValue(/^40/)
    await setting.scrollIntoViewIfNeeded()
    await look(page, 'gaccount-setting')
    await page.locator('.vk-save-bar').getByRole('button').last().click()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /bewaard|opgeslagen/i })
        .first(),
    ).toBeVisible()

    await page.goto(`/invoice_detail/${id}`)
    await page.getByRole('button', { name: 'G-rekening' }).click()
    const dialog = page.getByRole('dialog', { name: 'G-rekening' })
    await dialog.getByLabel('Project- of contractnummer').fill('P-2026-12')
    await expect(dialog.getByText('€ 1.010,00')).toBeVisible()
    await look(page, 'gaccount-dialog')
    await dialog.getByRole('button', { name: 'Bewaar' }).click()
    await expect(page.getByText(`Waarvan op G-rekening ${NUMBER}`)).toBeVisible()
    await expect(page.getByText('Loonsom, project of contract P-2026-12')).toBeVisible()
    await look(page, 'gaccount-paper')

    await post(`invoice/${id}/sendemail`, { dontsentbutmarksent: true })
    await page.goto(`/portal/#/customer_invoice_detail/${hash}`)
    await expect(page.getByRole('button', { name: 'Betaal € 1.010,00 met iDEAL' })).toBeEnabled()
    await expect(page.getByText(`Maak € 200,00 apart over naar onze G-rekening ${NUMBER}`)).toBeVisible()
    await look(page, 'gaccount-page')
  } finally {
    await patch(`companysettings/${settings.id}`, { invoice_gaccount_iban: '' })
  }
})
