import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

test.use({ viewport: { width: 390, height: 844 } })

test('a customer chooses one of a group on a phone, and agrees to nothing before (R-CALC-006)', async ({ page }) => {
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
  await battery.click({ force: true })
  await expect(summary).toContainText('€ 6.534,00')

  // Who chooses by keys stays where they are, and sees it.
  const extra = page.getByRole('checkbox', { name: /Paneel erbij/ })
  await extra.focus()
  await page.keyboard.press('Space')
  await expect(summary).toContainText('€ 6.806,50')
  await expect(extra).toBeFocused()
  const [box, bar] = [await page.locator('.portal-option', { has: extra }).boundingBox(), await summary.boundingBox()]
  expect((box?.y ?? 0) + 44).toBeLessThan(bar?.y ?? 0)
  const more = page.getByRole('button', { name: 'Meer: Paneel erbij' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('€ 7.079,00')
  await expect(more).toBeFocused()
  await look(page, 'options-chosen', [390, 1440])
})
