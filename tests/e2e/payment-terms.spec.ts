import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

test.use({ viewport: { width: 390, height: 844 } })

/** A drawn signature, as small as a picture can be. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('deposit, rest, credit, paid: terms of a quotation are billed one by one, paid on a phone, and the last one is credited (R-INV-007, R-INV-008, G-PART)', async ({
  page,
}) => {
  const { get, post } = await apiAs(ADMINISTRATOR)
  const relation = await post('relation', {
    ...{ name: 'Ilse', surname: 'Baak', email: `baak${Date.now()}@voorbeeld.example` },
    ...{ address: 'Markt', number: '1', postcode: '8011 AA', city: 'Zwolle' },
  })
  const items = [{ item_name: 'Warmtepomp 6 kW', unit_rate_exc_manual: 10000, vat_percentage: 21 }]
  const quotation = await post('quotation', { relation_id: relation.id, items, title: 'Warmtepomp' })
  await post('documentwidget', {
    widgetable_type: 'quotation',
    widgetable_id: quotation.id,
    document_widget_type_tag: 'PAYMENTTERMS',
  })

  // Staff choose the terms in the editor.
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, ADMINISTRATOR, `/quotation_detail/${quotation.id}`)
  await page.getByRole('button', { name: 'Betalingstermijnen', exact: true }).click()
  await page.getByRole('button', { name: 'Begin met 30 / 60 / rest' }).click()
  const paper = page.getByRole('table').filter({ hasText: 'bij oplevering' })
  await expect(paper.getByText('€ 3.630,00')).toBeVisible()
  await page.getByLabel('Deel 1').fill('')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert').filter({ hasText: 'Geef elke termijn' })).toBeVisible()
  await page.getByLabel('Deel 1').fill('25')
  await page.keyboard.press('Tab')
  await expect(paper.getByText('€ 3.025,00')).toBeVisible()
  await expect(paper.getByText('€ 1.815,00')).toBeVisible()
  // Undone and done again, the fields say what the paper says.
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByLabel('Deel 1')).toHaveValue('30')
  await page.getByRole('button', { name: 'Opnieuw uitvoeren' }).click()
  await expect(page.getByLabel('Deel 1')).toHaveValue('25')
  await expect(paper.getByText('€ 3.025,00')).toBeVisible()
  await look(page, 'terms', [1440, 1024])

  // The customer sees them, and agrees.
  await post(`quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/portal/#/customer_quotation_detail/${quotation.hash}`)
  await expect(page.getByRole('heading', { name: 'Betaling in termijnen' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '€ 3.025,00' })).toBeVisible()
  await look(page, 'terms-customer', [390])
  const { fingerprint } = await get<{ fingerprint: string }>(`quotation/${quotation.hash}/getbycustomer`)
  await post(`quotation/${quotation.hash}/approvebycustomer`, {
    signername: 'Ilse Baak',
    agreeswithoffer: true,
    signature: PIXEL,
    fingerprint,
  })

  // The deposit is billed and paid.
  await openAs(page, ADMINISTRATOR, `/quotation_detail/${quotation.id}`)
  const bill = async (term: string, amount: string) => {
    await page.goto(`/quotation_detail/${quotation.id}`)
    await page.getByRole('button', { name: 'Maak factuur' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: term })).toBeChecked()
    await expect(dialog.getByText(amount).first()).toBeVisible()
    await look(page, `bill-${term.slice(8, 9)}`, [390])
    await dialog.getByRole('button', { name: 'Maak factuur' }).click()
    await expect(page).toHaveURL(/invoice_detail\/\d+/)
    const id = Number(/\d+$/.exec(page.url())?.[0])
    await post(`invoice/${id}/sendemail`, { dontsentbutmarksent: true })
    return get<{ id: number; hash: string; number: string; term: number; amount_inc_vat: number }>(`invoice/${id}`)
  }
  const deposit = await bill('Termijn 1: bij opdracht', '€ 3.025,00')
  await page.goto(`/portal/#/customer_invoice_detail/${deposit.hash}`)
  await page.getByRole('button', { name: 'Betaal € 3.025,00 met iDEAL' }).click()
  await page.getByLabel('Betaald').check()
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByText('De betaling is ontvangen. Hartelijk dank.')).toBeVisible()

  const second = await bill('Termijn 2: bij start van het werk', '€ 7.260,00')
  const rest = await bill('Termijn 3: bij oplevering', '€ 1.815,00')
  expect([deposit, second, rest].map(({ term, amount_inc_vat }) => [term, amount_inc_vat])).toEqual([
    [1, 3025],
    [2, 7260],
    [3, 1815],
  ])
  await page.goto(`/portal/#/customer_invoice_detail/${rest.hash}`)
  await expect(page.getByText(`Eerder gefactureerd met ${deposit.number}`)).toBeVisible()

  // The last term is credited, and billed again for what it then is.
  const credit = await post(`invoice/${rest.id}/createcreditinvoice`)
  await post(`invoice/${credit.id}/sendemail`, { dontsentbutmarksent: true })
  expect(await get(`invoice/${rest.id}`)).toMatchObject({ status: 'settled', amount_open: 0 })
  const again = await bill('Termijn 3: bij oplevering', '€ 1.815,00')
  await post(`invoice/${again.id}/markpaid`)
  expect(await get(`invoice/${again.id}`)).toMatchObject({ status: 'paid', amount_open: 0 })
})
