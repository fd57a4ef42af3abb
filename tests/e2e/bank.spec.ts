import { expect, type Page, test } from '@playwright/test'
import { camt, type Sample } from '../../plugins/bank/tests/sample-statements'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

/** A statement comes in, and what it says is booked, taken back, and collected: at a desk and on a phone. */
test.use({ viewport: { width: 1440, height: 900 } })

interface Billed {
  readonly id: number
  readonly number: string
  readonly relation_id: number
}

async function billed(surname: string): Promise<Billed> {
  const { post } = await apiAs(ADMINISTRATOR)
  const address = { address: 'Markt', number: '1', postcode: '8011 AA', city: 'Zwolle' }
  const relation = await post('relation', { name: 'Otto', surname, email: `${surname}@bank.example`, ...address })
  const items = [{ item_name: 'Laadpaal', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id } = await post('invoice', { relation_id: relation.id, items })
  const { number } = await post<{ number: string }>(`invoice/${id}/sendemail`, { dontsentbutmarksent: true })
  return { id, number, relation_id: relation.id }
}

/** A statement of an account that nobody else has. */
function statement(lines: readonly Omit<Sample, 'day'>[], account: string) {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const xml = camt([{ account, from: day, until: day, opening: 0, lines: lines.map(line => ({ ...line, day })) }])
  return { name: 'afschrift.xml', mimeType: 'application/xml', buffer: Buffer.from(xml) }
}

async function bringIn(page: Page, file: ReturnType<typeof statement>, count: number): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Afschriften importeren' })
  await expect(dialog).toContainText('Nieuwe rekening')
  await look(page, 'bank-import', [1440, 390])
  await dialog.getByRole('button', { name: `Importeer ${count} regels` }).click()
  await expect(page.getByText(`${count} bankregels geïmporteerd`)).toBeVisible()
}

const amountOpen = async ({ id }: Billed): Promise<number> => {
  const { get } = await apiAs(ADMINISTRATOR)
  return (await get<{ amount_open: number }>(`invoice/${id}`)).amount_open
}

test('a statement is imported, its proposals say why, and what was confirmed is taken back again (G-PAY)', async ({
  page,
}) => {
  const [whole, part] = [await billed('Afschrifter'), await billed('Deelbetaler')]
  await openAs(page, ADMINISTRATOR, '/bank')
  await expect(page.getByRole('row').filter({ hasText: 'Belastingdienst' })).toBeVisible()
  await look(page, 'bank')
  const lines = [
    { amount: 121_000, name: 'O. Afschrifter', text: `Factuur ${whole.number}`, iban: 'NL18BUNQ2025104049' },
    { amount: 50_000, name: 'O. Deelbetaler', text: `Deel van ${part.number}` },
    { amount: 7_77, name: 'Volslagen Vreemde', text: 'Zomaar' },
  ]
  await bringIn(page, statement(lines, 'NL39RABO0300065264'), 3)

  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('O. Afschrifter')).toContainText(`Zeker${whole.number} factuurnummer, bedrag klopt`)
  await expect(row('O. Deelbetaler')).toContainText('deelbetaling')
  await expect(row('Volslagen Vreemde')).toContainText('Geen voorstel')
  await row('O. Afschrifter').getByRole('button', { name: 'Bevestig' }).click()
  await expect(page.getByText('Betaling geboekt')).toBeVisible()
  expect(await amountOpen(whole)).toBe(0)
  await page.locator('.vk-toast').getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('Bankregel staat weer open')).toBeVisible()
  expect(await amountOpen(whole)).toBe(1210)
  await expect(row('O. Afschrifter')).toContainText('Zeker')

  await row('O. Deelbetaler').getByRole('button', { name: 'Bevestig' }).click()
  await expect(row('O. Deelbetaler')).toHaveCount(0)
  expect(await amountOpen(part)).toBe(710)
})

test('on a phone a line is opened, confirmed, and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const invoice = await billed('Duimelaar')
  await openAs(page, ADMINISTRATOR, '/bank')
  const lines = [
    { amount: 121_000, name: 'O. Duimelaar', text: `Factuur ${invoice.number}` },
    { amount: 8_88, name: 'Nog Een Vreemde', text: 'Zomaar' },
  ]
  await bringIn(page, statement(lines, 'NL02ABNA0123456789'), 2)
  await page.getByText('O. Duimelaar').click()
  const dialog = page.getByRole('dialog', { name: /verdelen over facturen$/ })
  await expect(dialog).toContainText(invoice.number)
  await expect(dialog).toContainText('factuurnummer, bedrag klopt')
  await look(page, 'bank-line')
  await dialog.getByRole('button', { name: 'Bevestig' }).click()
  await expect(dialog).toBeHidden()
  expect(await amountOpen(invoice)).toBe(0)
  await page.locator('.vk-toast').getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('O. Duimelaar')).toBeVisible()
  expect(await amountOpen(invoice)).toBe(1210)
})

test('open invoices of customers with a mandate become a file for the bank, and a batch that is called off', async ({
  page,
}) => {
  const invoice = await billed('Machtiger')
  const { post } = await apiAs(ADMINISTRATOR)
  await post('sepamandate', {
    relation_id: invoice.relation_id,
    reference: `E2E-${invoice.id}`,
    holder: 'O. Machtiger',
    iban: 'NL44RABO0123456789',
    signed_on: '2026-01-05',
  })
  await openAs(page, ADMINISTRATOR, '/bank_debits')
  await look(page, 'debits')
  await page.getByRole('button', { name: 'Nieuwe incasso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe incasso' })
  const mine = dialog.getByRole('checkbox', { name: new RegExp(invoice.number) })
  await expect(mine).toBeChecked()
  await look(page, 'debit', [1440, 390])
  for (const other of await dialog.getByRole('checkbox').all()) await other.uncheck()
  await mine.check()
  await expect(dialog).toContainText('1 factuur')
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Nieuwe incasso' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^incasso-VW[A-Z0-9]+\.xml$/)
  const reference = file.suggestedFilename().slice('incasso-'.length, -'.xml'.length)
  await expect(page.getByText('Incassobestand gemaakt')).toBeVisible()
  await expect(dialog).toBeHidden()

  const batch = page.getByRole('row').filter({ hasText: reference })
  await batch.getByRole('button', { name: 'Acties' }).click()
  await page.getByRole('menuitem', { name: 'Trek incasso in' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Trek incasso in' })
    .click()
  await expect(page.getByText('Incasso ingetrokken')).toBeVisible()
})
