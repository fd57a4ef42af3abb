import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

test.use({ viewport: { width: 1440, height: 900 } })

test('a company chooses a design, a document another one and a style of its own, and the page of its customer has them', async ({
  page,
}) => {
  const { post, patch } = await apiAs(ADMINISTRATOR)
  await openAs(page, ADMINISTRATOR, '/account/company_profile')
  const setting = page.getByRole('region', { name: 'Vormgeving' })
  await setting.scrollIntoViewIfNeeded()
  await expect(setting.getByRole('radio', { name: /Klassiek/ })).toBeChecked()
  await look(page, 'design-setting', [1440, 390])

  const quotation = await post('quotation', {
    relation: { fullname: 'Ilse Baak' },
    title: 'Zonnepanelen op uw dak',
    items: [
      { item_name: 'Zonnepanelen', product_amount: 12, unit_rate_exc_manual: 250, vat_percentage: 21 },
      { item_name: 'Isolatie', unit_rate_exc_manual: 900, vat_percentage: 9, additionalwork: true },
    ],
  })
  for (const design of ['classic', 'modern', 'brochure']) {
    await patch(`quotation/${quotation.id}`, { design })
    await page.goto(`/quotation_detail/${quotation.id}?design=${design}`)
    await expect(page.locator(`[data-design="${design}"]`)).toBeVisible()
    await look(page, `editor-${design}`, [1440])
    await post(`quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
    await page.goto(`/portal/?${design}#/customer_quotation_detail/${quotation.hash}`)
    await expect(page.locator(`[data-design="${design}"]`)).toBeVisible()
    await look(page, `page-${design}`, [1440, 390])
  }

  await page.goto(`/quotation_detail/${quotation.id}`)
  await page.getByRole('tab', { name: 'Gegevens' }).click()
  await page.getByRole('button', { name: 'Eigen opmaak bewerken' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Eigen opmaak').fill('h1 {\n  position: fixed;\n}')
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  await expect(dialog.getByText('Regel 2: de eigenschap “position” kan niet bij h1.')).toBeVisible()
  await look(page, 'own-style', [1440])
  await dialog.getByLabel('Eigen opmaak').fill('h1 { color: #7a1f5c; text-transform: uppercase }')
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.documents-page-title')).toHaveCSS('color', 'rgb(122, 31, 92)')
  await post(`quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  await page.goto(`/portal/?own#/customer_quotation_detail/${quotation.hash}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('color', 'rgb(122, 31, 92)')
  await expect(title).toHaveCSS('text-transform', 'uppercase')
  await look(page, 'page-own-style', [1440, 390])
})
