import { expect as base, test } from '@playwright/test'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { ADMINISTRATOR, openAs } from './sign-in'

/** Products and their prices from sheets, and the editor of each type. */
test.use({ viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 15_000 })

const sheet = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

test('a product list from a sheet is tried, taken over and undone', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/product_overview?q=Sheetproduct')
  await page.getByRole('button', { name: 'Importeren' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('geavanceerde functie')).toBeVisible()
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      sheet(
        'lijst.csv',
        'item_name;product_group;unit_rate_exc;cost_price;vat_percentage',
        'Sheetproduct A;Sheet;100;60;21',
        'Sheetproduct B;Sheet;50;;21',
        'Sheetproduct C;Sheet;veel;;21',
      ),
    )
  await dialog.getByRole('button', { name: 'Controleer' }).click()
  await expect(dialog.getByText('2 nieuw')).toBeVisible()
  await expect(dialog.getByText('1 met fouten')).toBeVisible()
  await dialog.getByRole('button', { name: 'Importeer 2 regels' }).click()
  await expect(dialog.getByText('2 gemaakt')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sluit' }).last().click()
  const row = page.getByRole('row', { name: /Sheetproduct A/ })
  await expect(row.getByText('100,00')).toBeVisible()
  await expect(row.getByText('40 %')).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download prijslijst' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^producten-\d{4}-\d\d-\d\d\.xlsx$/)

  await page.getByRole('button', { name: 'Importeren' }).click()
  await dialog.getByRole('button', { name: /lijst\.csv.*Klaar/ }).click()
  await dialog.getByRole('button', { name: 'Draai terug' }).click()
  await page
    .getByRole('dialog', { name: 'Deze import terugdraaien?' })
    .getByRole('button', { name: 'Draai terug' })
    .click()
  await expect(dialog.getByText('2 teruggedraaid')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sluit' }).last().click()
  await expect(page.getByText('Geen producten met deze filters')).toBeVisible()
})

test('a product shows what its type has, takes price rows from a sheet, and asks before its table is emptied (R-PROD-003)', async ({
  page,
}) => {
  await openAs(page, ADMINISTRATOR, '/product_overview?new=')
  const making = page.getByRole('dialog')
  await making.getByLabel('Naam').fill('Editorproduct')
  await making.getByLabel('Prijsmethode').selectOption('table')
  await making.getByRole('button', { name: 'Maak product' }).click()
  await page.waitForURL(/\/product_detail\/\d+$/)

  await page
    .getByLabel('Bestand met prijsregels')
    .setInputFiles(sheet('staffel.csv', 'Vanaf aantal;Prijs excl. btw', '1;100', '10;90', '25;80'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Importeer 3 regels' }).click()
  await expect(dialog.getByRole('button', { name: 'Draai terug' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Sluit' }).last().click()
  await expect(page.getByRole('textbox', { name: 'Prijs excl. btw', exact: true })).toHaveCount(3)
  await expect(page.getByText('per stuks, excl. btw')).toBeVisible()

  await page.getByLabel('Kostprijs excl. btw').fill('75')
  await page.getByLabel('Veld 1').selectOption({ index: 1 })
  await page.getByLabel('Waarde 1').fill('ja')
  await page.getByRole('button', { name: /^Bewaar/ }).click()
  await expect(page.getByText('Blijft over')).toBeVisible()
  await expect(page.locator('.sales-margin')).toHaveText('25 %')
  await page.reload()
  await expect(page.getByLabel('Waarde 1')).toHaveValue('ja')
  await expectNoViolationsInEitherTheme(page, 'a product with its prices and margin')

  await page.getByRole('button', { name: 'Leeg tabel' }).click()
  const asked = page.getByRole('dialog', { name: 'Let op! De gehele prijstabel wordt verwijderd.' })
  await asked.getByRole('button', { name: 'Annuleer' }).click()
  await expect(page.getByRole('textbox', { name: 'Prijs excl. btw', exact: true })).toHaveCount(3)
  await page.getByRole('button', { name: 'Leeg tabel' }).click()
  await asked.getByRole('button', { name: 'Verwijder prijstabel' }).click()
  await expect(page.getByText('Nog geen prijzen')).toBeVisible()

  await page.getByLabel('Soort').selectOption('derivative')
  await expect(page.getByLabel('Kostprijs excl. btw')).toBeVisible()
  await expect(page.getByLabel('Prijs in % van het hoofdproduct')).toBeVisible()
  await page.getByLabel('Prijs in % van het hoofdproduct').fill('50')
  await page.getByRole('combobox', { name: 'Hoofdproduct' }).fill('Voorrij')
  await page.getByRole('option', { name: /Voorrijkosten/ }).click()
  await page.getByRole('button', { name: /^Bewaar/ }).click()
  await expect(page.getByText('van de prijs van')).toBeVisible()
  await expect(page.getByText('€ 22,50').first()).toBeVisible()

  await page.getByLabel('Soort').selectOption('header')
  await page.getByRole('button', { name: /^Bewaar/ }).click()
  await expect(page.getByText('van de prijs van')).toHaveCount(0)
  await expect(page.getByLabel('Kostprijs excl. btw')).toHaveCount(0)

  await page.getByLabel('Soort').selectOption('combination')
  await page.getByRole('button', { name: /^Bewaar/ }).click()
  await expect(page.getByText('Nog geen onderdelen')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoViolationsInEitherTheme(page, 'a combination on the phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Onderdeel toevoegen' }).click()
  await making.getByLabel('Naam').fill('Editoronderdeel')
  await making.getByLabel('Aantal per hoofdproduct').fill('4')
  await making.getByRole('button', { name: 'Maak product' }).click()
  await expect(page.getByRole('heading', { name: 'Editoronderdeel' })).toBeVisible()
  await expect(page.getByLabel('Soort')).toHaveValue('sub')
})

test('a matrix from a sheet tells first what would stand there, and is undone from the notice (R-PROD-004)', async ({
  page,
}) => {
  await openAs(page, ADMINISTRATOR, '/product_overview?new=')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Naam').fill('Matrixproduct')
  await dialog.getByLabel('Prijsmethode').selectOption('matrix')
  await dialog.getByRole('button', { name: 'Maak product' }).click()
  await page.waitForURL(/\/product_detail\/\d+$/)
  await page.locator('input[type=file]').setInputFiles(sheet('matrix.csv', 'Hoogte;500;700', '400;120;', '600;140;180'))
  await expect(dialog.getByText('Het bestand heeft 2 rijen en 2 kolommen. Vakjes zonder prijs: 1.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Importeer' }).click()
  const cell = page.getByRole('textbox', { name: 'Prijs excl. btw bij 400 en 500' })
  await expect(cell).toHaveValue('120,00')
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('Nog geen prijzen')).toBeVisible()
  await expect(cell).toHaveCount(0)
})
