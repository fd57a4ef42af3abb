import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

/** What accountants ask of the books: at a desk and on a phone. */
test.use({ viewport: { width: 1440, height: 900 } })

test('a figure of the VAT return opens its invoices, a debtor the statement that is mailed, and the year is an audit file', async ({
  page,
}) => {
  const { post } = await apiAs(ADMINISTRATOR)
  const address = { address: 'Markt 1', postcode: '8011 AA', city: 'Zwolle' }
  const relation = { fullname: 'Berend Boekman', email: 'boekman@boeken.example', ...address }
  const items = [
    { item_type: 'manual', item_name: 'Thuisbatterij', unit_rate_exc_manual: 90_000, vat_percentage: 21 },
    { item_type: 'manual', item_name: 'Isolatie', unit_rate_exc_manual: 12_000, vat_percentage: 9 },
    { item_type: 'manual', item_name: 'Zonnepanelen', unit_rate_exc_manual: 4000, vat_percentage: 0 },
  ]
  const { id } = await post('invoice', { relation, items })
  const { number } = await post<{ number: string }>(`invoice/${id}/sendemail`, { dontsentbutmarksent: true })

  await openAs(page, ADMINISTRATOR, '/invoice_books')
  await expect(page.getByRole('button', { name: 'Berend Boekman' })).toBeVisible()
  await look(page, 'books')

  await page.getByRole('button', { name: /^1a Hoog tarief/ }).click()
  const figure = page.getByRole('dialog', { name: /^1a Hoog tarief, .* kwartaal/ })
  await expect(figure.getByRole('row').filter({ hasText: number })).toContainText('90.000,00')
  await look(page, 'books-figure', [1440, 390])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Berend Boekman' }).click()
  const statement = page.getByRole('dialog', { name: 'Rekeningoverzicht van Berend Boekman' })
  await expect(statement).toContainText(`Factuur ${number}`)
  await look(page, 'books-statement', [1440, 390])
  const pdf = page.waitForEvent('download')
  await statement.getByRole('button', { name: 'PDF' }).click()
  expect((await pdf).suggestedFilename()).toMatch(/^Rekeningoverzicht .*\.pdf$/)
  await statement.getByRole('button', { name: 'Mail' }).click()
  const mail = page.getByRole('dialog', { name: 'Rekeningoverzicht van Berend Boekman' })
  await expect(mail.getByLabel('Onderwerp')).toHaveValue(/^Rekeningoverzicht van/)
  await look(page, 'books-mail', [1440, 390])
  await mail.getByRole('button', { name: 'Verstuur overzicht' }).click()
  await page
    .getByRole('dialog', { name: 'Email versturen?' })
    .getByRole('button', { name: 'Verstuur overzicht' })
    .click()
  await expect(page.getByText('Rekeningoverzicht naar Berend Boekman wordt verstuurd')).toBeVisible()
  await expect(statement.getByRole('button', { name: 'PDF' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const audit = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Auditfile/ }).click()
  expect((await audit).suggestedFilename()).toMatch(/^auditfile-\d{4}\.xaf$/)

  await page.goto('/invoice_books?period=2001-Q1')
  await expect(page.getByText('Niets gefactureerd in deze periode')).toBeVisible()
  await look(page, 'books-empty', [1440, 390])
})
