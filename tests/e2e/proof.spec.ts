import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR } from './sign-in'

/** What a customer sees of versions, and of the proof of what they signed. */
test.use({ viewport: { width: 1440, height: 900 } })

interface Quotation {
  id: number
  hash: string
  calculation_id: number
}

test('a customer reads what is new in a version, signs it, and checks the proof of it', async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const items = [
    { item_name: 'Zonnepanelen', unit_rate_exc_manual: 1000, vat_percentage: 21 },
    { item_name: 'Montage', unit_rate_exc_manual: 400, vat_percentage: 21 },
    { item_name: 'Laadpaal', unit_rate_exc_manual: 900, vat_percentage: 21, additionalwork: true, selected: true },
  ]
  const flow = await api.post('flow', { relation: { fullname: 'Ilse de Vries', city: 'Zwolle' } })
  const { id, hash, calculation_id } = await api.post<Quotation>('quotation', {
    flow_id: flow.id,
    title: 'Uw eigen stroom',
    items,
  })
  await api.post(`quotation/${id}/sendemail`, { dontsentbutmarksent: true })
  const address = `/portal/#/customer_quotation_detail/${hash}`
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Uw eigen stroom' })).toBeVisible()
  await expect(page.getByText('Dit is versie 2')).toHaveCount(0)

  await api.post('calculationitem', {
    calculation_id,
    item_name: 'Thuisbatterij',
    unit_rate_exc_manual: 2500,
    vat_percentage: 21,
  })
  await api.patch(`quotation/${id}`, { title: 'Uw eigen stroom, ook ’s nachts' })
  await api.post(`quotation/${id}/sendemail`, { dontsentbutmarksent: true })
  await page.getByRole('button', { name: 'Akkoord geven' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offerte ondertekenen' })
  await dialog.getByText('Typen', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Typ uw naam als handtekening' }).fill('Ilse de Vries')
  await dialog.getByText('Ik ga akkoord met deze offerte.').click()
  await dialog.getByRole('button', { name: 'Ondertekenen en bevestigen' }).click()
  const news = page.locator('.portal-news')
  await expect(news).toContainText('Dit is versie 2')
  await expect(news).toContainText('Toegevoegd: Thuisbatterij (€ 3.025,00)')
  await look(page, 'versie')

  await page.getByRole('button', { name: 'Akkoord geven' }).click()
  await dialog.getByText('Typen', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Typ uw naam als handtekening' }).fill('Ilse de Vries')
  await dialog.getByText('Ik ga akkoord met deze offerte.').click()
  await dialog.getByRole('button', { name: 'Ondertekenen en bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Bedankt, Ilse de Vries' })).toBeVisible()
  await look(page, 'bedankt')
  await page.getByRole('link', { name: 'Bekijk het bewijs van ondertekening' }).click()
  await expect(page.getByRole('heading', { name: 'Bewijs van ondertekening' })).toBeVisible()
  await look(page, 'bewijs')
  await page.getByRole('button', { name: 'Controleer nu' }).click()
  await expect(page.getByText('Het kenmerk klopt: dit is wat er is ondertekend.')).toBeVisible()
  await look(page, 'bewijs-klopt', [390])

  const fingerprint = await page.getByTestId('fingerprint').textContent()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download het bestand' }).click()
  const saved = readFileSync(await (await coming).path())
  expect(createHash('sha256').update(saved).digest('hex')).toBe(fingerprint)
  const changed = Buffer.from(saved.toString().replace('Thuisbatterij', 'Thuisbatterij XL'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: changed })
  await expect(page.getByText('Het kenmerk is anders')).toBeVisible()

  await page.goto(address)
  await expect(page.getByText('De offerte is goedgekeurd.')).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  await look(page, 'ondertekend')
  const { hash: open } = await api.post('quotation', { flow_id: flow.id, items })
  await page.goto(`/portal/#/customer_quotation_detail/${open}/proof`)
  await expect(page.getByRole('heading', { name: 'Deze offerte kan niet worden gevonden.' })).toBeVisible()
  await look(page, 'niet-gevonden')
})
