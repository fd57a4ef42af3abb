import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

test('on an invoice with reverse charge staff ask whether the VAT number of the customer holds, by keyboard too', async ({
  page,
}) => {
  const { first, post, patch } = await apiAs(ADMINISTRATOR)
  const organization = await post('organization', { name: 'Hoofdaannemer BV', vat_number: 'NL001234567B02' })
  const relation = await post('relation', {
    ...{ name: 'Hanna', surname: 'Bos', email: `bos${Date.now()}@voorbeeld.example` },
    ...{ address: 'Markt', number: '1', postcode: '8011 AA', city: 'Zwolle', organization_id: organization.id },
  })
  const items = [{ item_name: 'Montage panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id, calculation_id } = await post<{ id: number; calculation_id: number }>('invoice', {
    ...{ relation_id: relation.id, items, title: 'Onderaanneming' },
  })
  const line = await first(`calculationitem?calculation_id=${calculation_id}`)
  await patch(`calculationitem/${line.id}`, { vat_percentage: 0, vat_category: 'reverse' })

  await openAs(page, ADMINISTRATOR, `/invoice_detail/${id}`)
  const button = page.getByRole('button', { name: 'Btw-nummer van de klant' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Btw-nummer van de klant' })
  await expect(dialog.getByText('Nog niet gecontroleerd')).toBeVisible()
  await dialog.getByRole('button', { name: 'Controleer nu' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Geldig', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Bewijsnummer')).toBeVisible()
  await look(page, 'vat-number')
})
