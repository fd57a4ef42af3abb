import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

/** An invoice goes over the Peppol network, through what stands in for the access point. */
test.use({ viewport: { width: 1440, height: 900 } })

async function billed(kvk: string | null) {
  const { post } = await apiAs(ADMINISTRATOR)
  const organization = await post('organization', { name: 'Netwerk Bouw BV', kvk })
  const address = { address: 'Markt', number: '1', postcode: '8011 AA', city: 'Zwolle' }
  const relation = await post('relation', {
    ...{ name: 'Ada', surname: 'Netwerker', email: 'ada@netwerk.example', organization_id: organization.id },
    ...address,
  })
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id } = await post('invoice', { relation_id: relation.id, items })
  await post(`invoice/${id}/sendemail`, { dontsentbutmarksent: true })
  return id
}

test('staff see that a customer receives e-invoices, send one, and have the next ones go by themselves', async ({
  page,
}) => {
  const id = await billed('87654321')
  await openAs(page, ADMINISTRATOR, `/invoice_detail/${id}`)
  await page.getByRole('button', { name: 'Verstuur als e-factuur' }).click()
  const dialog = page.getByRole('dialog', { name: /^E-factuur van F/ })
  await expect(dialog).toContainText('Kan e-facturen ontvangen')
  await expect(dialog).toContainText('0106:87654321')
  await look(page, 'network')
  await dialog.getByRole('checkbox', { name: /voortaan vanzelf/ }).check()
  await expect(page.getByText('Facturen aan Netwerk Bouw BV gaan voortaan vanzelf als e-factuur')).toBeVisible()
  await dialog.getByRole('button', { name: 'Verstuur als e-factuur' }).click()
  await expect(page.getByText('De e-factuur wordt bezorgd')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText(/^(Onderweg|Bezorgd)/)
  await expect(dialog.getByRole('button', { name: 'Verstuur als e-factuur' })).toHaveCount(0)
  await look(page, 'network-sent')
})

test('who has no number is not offered it, and on a phone the same is said', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await billed(null)
  await openAs(page, ADMINISTRATOR, `/invoice_detail/${id}`)
  await page.getByRole('button', { name: 'Verstuur als e-factuur' }).click()
  const dialog = page.getByRole('dialog', { name: /^E-factuur van F/ })
  await expect(dialog).toContainText('Geen KvK- of btw-nummer')
  await expect(dialog.getByRole('button', { name: 'Verstuur als e-factuur' })).toHaveCount(0)
})

test('a manager links Storecove on the page of the company, and a wrong key is said at the field', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/account/company_profile')
  const setting = page.getByRole('region', { name: 'E-facturen bezorgen' })
  await expect(setting.getByText('Gekoppeld met Proef-e-facturen')).toBeVisible()
  await setting.scrollIntoViewIfNeeded()
  await look(page, 'network-setting')
  await setting.getByRole('button', { name: 'Andere sleutel' }).click()
  const dialog = page.getByRole('dialog', { name: 'E-facturen bezorgen' })
  await dialog.getByLabel('API-sleutel van Storecove').fill('geen sleutel')
  await dialog.getByLabel('Bedrijfsnummer bij Storecove').fill('1')
  await dialog.getByRole('button', { name: 'Koppelen' }).click()
  await expect(dialog.getByRole('alert').or(dialog.getByText('Deze waarde is niet geldig')).first()).toBeVisible()
})
