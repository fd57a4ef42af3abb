import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

test.use({ viewport: { width: 390, height: 844 } })

test('a customer chooses from groups on a phone, comes back on another one, and staff see what they chose so far (R-CALC-006)', async ({
  page,
  browser,
}) => {
  const { post } = await apiAs(ADMINISTRATOR)
  const option = (item_name: string, unit_rate_exc_manual: number, more: object = {}) => ({
    item_name,
    unit_rate_exc_manual,
    vat_percentage: 21,
    additionalwork: true,
    ...more,
  })
  const group = { option_group: 'Omvormer', option_rule: 'one' }
  const quotation = await post('quotation', {
    relation: { fullname: 'Ilse Baak' },
    title: 'Zonnepanelen op uw dak',
    items: [
      { item_name: 'Zonnepanelen', product_amount: 12, unit_rate_exc_manual: 250, vat_percentage: 21 },
      option('Omvormer standaard', 800, group),
      option('Omvormer met batterij', 2400, group),
      option('Paneel erbij', 250, { option_max: 4, vat_percentage: 9 }),
    ],
  })

  // Staff see the group on paper.
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, ADMINISTRATOR, `/quotation_detail/${quotation.id}`)
  await expect(page.getByText('Kies er één')).toBeVisible()
  await page
    .getByRole('button', { name: /Omvormer standaard/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Regel bewerken' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Keuzegroep')).toHaveValue('Omvormer')
  await look(page, 'option-line', [1440, 390])
  await page.keyboard.press('Escape')

  await post(`quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })

  // Nobody signs before one is chosen.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/portal/#/customer_quotation_detail/${quotation.hash}`)
  await page.getByRole('button', { name: 'Akkoord geven' }).click()
  await expect(page.getByText('Kies eerst één van de mogelijkheden bij “Omvormer”.')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Samenvatting' })
  await page.getByRole('radio', { name: /Omvormer standaard/ }).click({ force: true })
  await expect(summary).toContainText('€ 4.598,00')
  const battery = page.getByRole('radio', { name: /met batterij/ })
  await expect(battery).toBeEnabled()
  await battery.click({ force: true })
  await expect(summary).toContainText('€ 6.534,00')
  await expect(page.getByRole('checkbox', { name: /Paneel erbij/ })).toBeEnabled()
  await page.getByText('Paneel erbij', { exact: true }).click()
  await page.getByRole('button', { name: 'Meer: Paneel erbij' }).click()
  await expect(page.getByText('2 stuks')).toBeVisible()
  await expect(summary).toContainText('€ 7.079,00')
  await page.getByRole('button', { name: 'Prijsopbouw' }).click()
  await expect(summary).toContainText('btw 9 % over € 500,00')
  await look(page, 'options-chosen', [1440, 390])

  // Another device with the same link finds it; staff are told.
  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await other.goto(`${new URL(page.url()).origin}/portal/#/customer_quotation_detail/${quotation.hash}`)
  await expect(other.getByRole('radio', { name: /met batterij/ })).toBeChecked()
  await expect(other.getByText('2 stuks')).toBeVisible()
  await other.context().close()
  await openAs(page, ADMINISTRATOR, `/quotation_detail/${quotation.id}`)
  await expect(page.getByText('Ilse Baak koos tot nu toe: Omvormer met batterij; Paneel erbij, 2 stuks.')).toBeVisible()
  await look(page, 'chosen-so-far', [1440, 390])
})
