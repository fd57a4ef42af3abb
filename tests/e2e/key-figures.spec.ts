import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { ADMINISTRATOR, openAs } from './sign-in'

test.use({ viewport: { width: 1440, height: 900 } })

const ASKS = 'Weet u zeker dat u het KPI type wilt wijzigen? De gekoppelde producten en formulieren worden verwijderd.'
const OVERWRITES = 'Let op! De huidige matrix wordt overschreven. Doorgaan?'

test('a key figure is chosen, asks before its type changes, and shows on the board and the dossier (R-SET-005, R-SET-011, R-PIPE-007)', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const name = `Paneel ${Date.now()}`
  const product = await api.post('product', { item_name: name, start_amount_exc: 10 })
  await openAs(page, ADMINISTRATOR, '/account/company_flowprofiles?tab=kpi')
  const third = page.getByRole('group', { name: 'KPI 3' })
  await third.getByLabel('Type').selectOption({ label: 'Aantal van producten' })
  await third.getByLabel('Naam op het scherm').fill('Proefpanelen')
  await third.getByLabel('Eenheid').fill('st')
  await third.getByRole('combobox', { name: 'Product koppelen' }).fill(name)
  await page.getByRole('option', { name }).first().click()
  await expect(third.getByText(name)).toBeVisible()
  await expectNoViolationsInEitherTheme(page, 'key figures')
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await expect(page.locator('.vk-toast')).toContainText('De dossiers worden opnieuw geteld.')

  const flow = await api.post('flow', { relation: { fullname: 'Kees Cijfer' } })
  await api.post('quotation', { flow_id: flow.id, items: [{ product_id: product.id, product_amount: 7 }] })
  await expect
    .poll(async () => (await api.get<{ kpi_value3: number | null }>(`flow/${flow.id}`)).kpi_value3, { timeout: 20_000 })
    .toBe(7)
  await page.goto(`/flow_detail/${flow.id}`)
  await expect(page.locator('.vk-fact').filter({ hasText: 'Proefpanelen' })).toContainText('7 st')
  await page.goto('/pipeline')
  await expect(page.getByRole('article', { name: 'Kees Cijfer' }).first()).toContainText('7 st')

  await page.goto('/account/company_flowprofiles?tab=kpi')
  await third.getByLabel('Type').selectOption({ label: 'Geen' })
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(question).toContainText(ASKS)
  await question.getByRole('button', { name: 'Type wijzigen' }).click()
  await expect(third.getByText(name)).toBeHidden()
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Bewaar', exact: true })).toBeHidden()
})

test('the prices of a matrix are pasted, tried and imported, and a product without them says so (R-PROD-004, G-PRICE)', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const stamp = Date.now()
  const description = `Kozijnen ${stamp}`
  const form = await api.post('vertical', { description })
  const field = (more: object) =>
    api.post<{ field_name: string }>('verticaldatafield', { vertical_id: form.id, selectable_in_products: 1, ...more })
  await field({ field_label: `Maat ${stamp}`, field_type: 'number', unit: 'cm' })
  await field({ field_label: `Glas ${stamp}`, field_type: 'selectbox', options: 'HR, Triple' })
  const { id } = await api.post('product', { item_name: `Kozijn ${stamp}`, calc_method: 'matrix' })
  await openAs(page, ADMINISTRATOR, `/product_detail/${id}`)
  await expect(page.getByText('Prijs niet compleet')).toBeVisible()
  await page.getByLabel('Rijen naar').selectOption({ label: `Maat ${stamp} – ${description}` })
  await page.getByLabel('Kolommen naar').selectOption({ label: `Glas ${stamp} – ${description}` })
  // A field that offers answers brings them along.
  await expect(page.getByRole('textbox', { name: 'Waarde van kolom 2' })).toHaveValue('Triple')
  await page.getByRole('textbox', { name: 'Plak hier' }).evaluate(corner => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '\tHR\tTriple\n100\t245\t310,50\n150\t340\t')
    corner.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('textbox', { name: 'Prijs excl. btw bij 100 en Triple' })).toHaveValue('310,50')
  const trial = page.getByRole('region', { name: 'Proef de prijs' })
  await trial.getByLabel(`Maat ${stamp}`).fill('95')
  await trial.getByLabel(`Glas ${stamp}`).selectOption('Triple')
  await expect(trial.getByRole('status')).toContainText('310,50')
  await trial.getByLabel(`Maat ${stamp}`).fill('140')
  await expect(trial.getByRole('status')).toContainText('is er geen prijs')
  await expectNoViolationsInEitherTheme(page, 'price matrix')
  await page.getByRole('button', { name: 'Bewaar prijzen' }).click()
  await expect(page.getByText('Prijs niet compleet')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Bewaar prijzen' })).toBeHidden()

  const csv = { name: 'prijzen.csv', mimeType: 'text/csv', buffer: Buffer.from('x;HR;Triple\n100;1;2\n') }
  await page.locator('input[type=file]').setInputFiles(csv)
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(question).toContainText(OVERWRITES)
  await question.getByRole('button', { name: 'Importeer' }).click()
  await expect(page.getByRole('textbox', { name: 'Prijs excl. btw bij 100 en Triple' })).toHaveValue('2,00')
})
