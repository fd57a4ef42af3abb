import { readFile } from 'node:fs/promises'
import { expect as base, test } from '@playwright/test'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { holdImport } from './hold-import'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** A whole import in the browser: choose a file and its columns, look, do it, mend it, take it back. */
test.use({ viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 15_000 })

/** As Excel for Windows writes it. */
const windowsCsv = (...lines: string[]) => ({
  name: 'nieuwe-relaties.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
})

test('a file is imported, mended, taken back and stopped on the way', { tag: '@long' }, async ({ page }) => {
  await test.step('a file is imported, shows what was wrong with it, and is taken back whole', async () => {
    await openAs(page, ADMINISTRATOR, '/relation_overview?q=Importeur')
    await page.getByRole('button', { name: 'Importeren' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('input[type=file]')
      .setInputFiles(
        windowsCsv(
          'Voornaam;Achternaam;E-mail;Woonplaats;Opmerking',
          'Zoë;Importeur;zoe@importeur.example;Zwolle;belt graag',
          'Piet;Importeur;piet@importeur.example;Ede;',
          ';;niemand@importeur.example;Ede;',
        ),
      )
    await expect(dialog.getByLabel('Veld voor Woonplaats')).toHaveValue('city')
    await expect(dialog.getByLabel('Veld voor Opmerking')).toHaveValue('')
    await expect(dialog.getByText('Zoë · Piet')).toBeVisible()
    await expect(dialog.getByLabel('Herken bestaande relaties aan')).toHaveValue('email')
    await expectNoViolationsInEitherTheme(page, 'columns of an import')

    await dialog.getByRole('button', { name: 'Controleer' }).click()
    await expect(dialog.getByText('2 nieuw')).toBeVisible()
    await expect(dialog.getByText('1 met fouten')).toBeVisible()
    await expect(dialog.getByText('Vul dit veld in.')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoViolationsInEitherTheme(page, 'preview of an import on the phone')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    await dialog.getByRole('button', { name: 'Importeer 2 regels' }).click()
    await expect(dialog.getByText('2 gemaakt')).toBeVisible()

    const waiting = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download fouten' }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toBe('nieuwe-relaties-fouten.xlsx')
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
    await dialog.getByRole('button', { name: 'Sluit' }).last().click()
    await expect(page.getByRole('gridcell', { name: 'Zoë Importeur' })).toBeVisible()

    await page.getByRole('button', { name: 'Importeren' }).click()
    await dialog.getByRole('button', { name: /nieuwe-relaties\.csv.*Klaar/ }).click()
    await dialog.getByRole('button', { name: 'Draai terug' }).click()
    await page
      .getByRole('dialog', { name: 'Deze import terugdraaien?' })
      .getByRole('button', { name: 'Draai terug' })
      .click()
    await expect(dialog.getByText('2 teruggedraaid')).toBeVisible()
    await dialog.getByRole('button', { name: 'Sluit' }).last().click()
    await expect(page.getByText('Geen relaties met deze filters')).toBeVisible()
  })

  await test.step('an import that is stopped calls rows that it did not come to left to do, in the table too (R-BATCH-003)', async () => {
    await go(page, '/relation_overview?import=')
    const dialog = page.getByRole('dialog')
    const many = Array.from({ length: 60 }, (_, at) => `Piet;Gestopt${at};piet${at}@gestopt.example`)
    await dialog
      .locator('input[type=file]')
      .setInputFiles(windowsCsv('Voornaam;Achternaam;E-mail', ';;niemand@gestopt.example', ...many))
    await dialog.getByRole('button', { name: 'Controleer' }).click()
    await expect(dialog.getByRole('button', { name: 'Importeer 60 regels' })).toBeVisible({ timeout: 60_000 })
    const release = await holdImport('nieuwe-relaties.csv', 30)
    await dialog.getByRole('button', { name: 'Importeer 60 regels' }).click()
    await expect(dialog.locator('progress:not([value="0"])')).toBeVisible()
    await dialog.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(dialog.getByText('Wat klaar is, blijft staan.')).toBeVisible()
    await release()
    const kinds = dialog.getByRole('radiogroup', { name: 'Toon regels' })
    await expect(kinds.getByRole('radio', { name: 'Nieuw' })).toHaveCount(0)
    await kinds.getByText('Nog te doen').click()
    const rows = dialog.getByRole('region', { name: 'Regels van het bestand' }).getByRole('row')
    await expect(rows.nth(1)).toContainText('Nog te doen')
    await dialog.getByRole('button', { name: 'Draai terug' }).click()
    await page
      .getByRole('dialog', { name: 'Deze import terugdraaien?' })
      .getByRole('button', { name: 'Draai terug' })
      .click()
    await expect(dialog.getByText(/teruggedraaid\.$/)).toBeVisible({ timeout: 60_000 })
  })

  await test.step('who imports products is warned that it is an advanced function (R-PROD-005)', async () => {
    await go(page, '/product_overview?import=')
    const dialog = page.getByRole('dialog', { name: 'Importeer producten' })
    await expect(dialog.getByRole('note')).toHaveText(
      'Let op! Importeren is een geavanceerde functie. Gebruik op eigen risico.',
    )
    await go(page, '/relation_overview?import=')
    await expect(page.getByRole('dialog', { name: 'Importeer relaties' })).toBeVisible()
    await expect(page.getByRole('note')).toHaveCount(0)
  })
})
