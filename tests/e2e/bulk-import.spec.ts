import { expect as base, type Page, test } from '@playwright/test'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { holdImport } from './hold-import'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** Dossiers from a file in the browser: who may, what is chosen, what comes of it, and back. */
test.use({ viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 15_000 })

const sheet = (...lines: string[]) => ({
  name: 'leads-beurs.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Naam;E-mailadres;Omschrijving;Leaddatum', ...lines].join('\r\n')),
})
const THREE = sheet(
  'Bulk Eerste;eerste@bulk.example;Zonnepanelen;1-11-2026',
  'Bulk Tweede;tweede@bulk.example;Warmtepomp;2-11-2026',
  'Bulk Derde;derde@bulk.example;Laadpaal;31-31-2026',
)

async function load(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(THREE)
  await expect(page.getByText('2 van 2 gekozen')).toBeVisible()
}

test('whoever may not import finds no way in, an administrator imports what is right of a file and takes it back', async ({
  page,
}) => {
  await test.step('who is below role 999 is sent away from the bulk import, and finds no way in (R-ROLE-004)', async () => {
    await openAs(page, 'verkoop@zonnigdak.example', '/flow_bulkimport')
    await page.waitForURL('**/401')
    await go(page, '/flow_overview')
    await expect(page.getByRole('button', { name: 'Exporteren' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Importeren' })).toHaveCount(0)
  })

  await test.step('without a selection the bulk import says so and asks nothing (R-IMP-001)', async () => {
    await openAs(page, ADMINISTRATOR, '/flow_bulkimport')
    await load(page)
    await page.getByRole('checkbox', { name: '2 van 2 gekozen' }).uncheck()
    await page.getByRole('button', { name: 'Importeer 0 dossiers' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Kies minstens één dossier' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('an administrator imports what is right of three dossiers, and takes it back (R-IMP-002, R-IMP-003)', async () => {
    await go(page, '/flow_overview')
    await page.getByRole('link', { name: 'Importeren' }).click()
    await page.locator('input[type=file]').setInputFiles(THREE)
    const wrong = page.getByRole('row', { name: 'Laadpaal' })
    await expect(wrong.getByText('Leaddatum: Vul een geldige datum in.')).toBeVisible()
    await expect(wrong.getByRole('checkbox')).toBeDisabled()
    await expectNoViolationsInEitherTheme(page, 'bulk import')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoViolationsInEitherTheme(page, 'bulk import on the phone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.getByLabel(/^Status/).selectOption('Opname')
    await page.getByLabel(/^Substatus/).selectOption('Inplannen')
    await page.getByRole('button', { name: 'Importeer 2 dossiers' }).click()
    const sure = page.getByRole('dialog', { name: 'Weet je zeker dat je deze dossiers wilt importeren?' })
    await sure.getByRole('button', { name: 'Importeer 2 dossiers' }).click()
    const dialog = page.getByRole('dialog', { name: 'Importeer dossiers' })
    await expect(dialog.getByText('2 gemaakt')).toBeVisible()
    await expect(dialog.getByText('1 niet gekozen')).toBeVisible()

    await go(page, '/flow_overview?q=Bulk')
    await expect(page.getByRole('gridcell', { name: 'Bulk Eerste' })).toBeVisible()
    await expect(page.getByRole('gridcell', { name: 'Bulk Derde' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Importeren' }).click()
    await page.getByRole('button', { name: /leads-beurs\.csv.*Klaar/ }).click()
    await dialog.getByRole('button', { name: 'Draai terug' }).click()
    await page
      .getByRole('dialog', { name: 'Deze import terugdraaien?' })
      .getByRole('button', { name: 'Draai terug' })
      .click()
    await expect(dialog.getByText('2 teruggedraaid')).toBeVisible()
    await go(page, '/flow_overview?q=Bulk')
    await expect(page.getByText('Geen dossiers met deze filters')).toBeVisible()
  })
})

test('an import gives every dossier the file that was dropped for all of them, is stopped on the way, and goes on with what is left', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('every dossier of the import gets the file that was dropped for all of them, unless it is taken away first (R-IMP-004)', async () => {
    await openAs(page, ADMINISTRATOR, '/flow_bulkimport')
    const given = page.locator('input[type=file]')
    const two = ['Eerste', 'Tweede'].map(name => `Bijlage ${name};${name}@bijlage.example;Zonnepanelen;1-11-2026`)
    await given.setInputFiles(sheet(...two))
    await expect(page.getByText('2 van 2 gekozen')).toBeVisible()
    const terms = { name: 'afspraken.txt', mimeType: 'text/plain', buffer: Buffer.from('Afspraken voor iedereen') }
    await given.setInputFiles({ ...terms, name: 'verkeerd.txt' })
    await page.getByRole('button', { name: 'verkeerd.txt' }).click()
    await given.setInputFiles(terms)
    await expect(page.getByText('afspraken.txt')).toBeVisible()
    await page.getByRole('button', { name: 'Importeer 2 dossiers' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Importeer 2 dossiers' }).click()
    await expect(page.getByRole('dialog').getByText('2 gemaakt')).toBeVisible()
    for (const name of ['Bijlage Eerste', 'Bijlage Tweede']) {
      await go(page, `/flow_overview?q=${name}`)
      await page.getByRole('gridcell', { name }).first().click()
      await expect(page).toHaveURL(/flow_detail/)
      await page.getByRole('tab', { name: 'Bestanden' }).click()
      await expect(page.getByRole('button', { name: 'afspraken.txt', exact: true })).toBeVisible()
      await expect(page.getByText('verkeerd.txt')).toHaveCount(0)
    }
  })

  await test.step('an import of many dossiers is stopped on the way: it says what is left to do, and goes on with that (R-IMP-003, R-BATCH-003)', async () => {
    await page.goto('/flow_bulkimport')
    const many = Array.from({ length: 60 }, (_, at) => `Halt Proef${at};halt${at}@bulk.example;Zonnepanelen;1-11-2026`)
    await page.locator('input[type=file]').setInputFiles(sheet(...many))
    await expect(page.getByText('60 van 60 gekozen')).toBeVisible({ timeout: 60_000 })
    const release = await holdImport('leads-beurs.csv', 30)
    await page.getByRole('button', { name: 'Importeer 60 dossiers' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Importeer 60 dossiers' }).click()
    await expect(dialog.locator('progress:not([value="0"])')).toBeVisible()
    await dialog.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(dialog.getByText('Wat klaar is, blijft staan.')).toBeVisible()
    await release()
    const left = dialog.getByRole('listitem').filter({ hasText: 'nog te doen' })
    await expect(left).toHaveText(/^\d+ nog te doen$/)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const name of ['Ga door', 'Ander bestand', 'Sluit'])
      await expect(dialog.getByRole('button', { name }).last()).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Ga door' }).click()
    await expect(dialog.getByText('60 gemaakt')).toBeVisible({ timeout: 60_000 })
    await expect(dialog.getByRole('button', { name: 'Draai terug' })).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Draai terug' }).click()
    await page
      .getByRole('dialog', { name: 'Deze import terugdraaien?' })
      .getByRole('button', { name: 'Draai terug' })
      .click()
    await expect(dialog.getByText('60 teruggedraaid')).toBeVisible({ timeout: 60_000 })
  })
})
