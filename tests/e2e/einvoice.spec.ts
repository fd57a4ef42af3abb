import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** What lacks before an invoice is sent, and the electronic invoice of one that was. */
test.use({ viewport: { width: 1440, height: 900 } })

test('a draft names what lacks and where to fill it in; what was sent is saved as UBL by staff and by its customer', async ({
  page,
}) => {
  const { post, patch } = await apiAs(ADMINISTRATOR)
  const organization = await post('organization', { name: `Bouw ${Date.now()} BV`, kvk: '87654321' })
  const relation = await post('relation', { name: 'Ada', surname: 'Bouwman', organization_id: organization.id })
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { id, hash } = await post('invoice', { relation_id: relation.id, items })

  await openAs(page, ADMINISTRATOR, `/invoice_detail/${id}`)
  await page.getByRole('button', { name: 'Wat ontbreekt er?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wat ontbreekt er?' })
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Vul straat en huisnummer van de klant in bij de relatie.',
    'Vul de postcode van de klant in bij de relatie.',
    'Vul de plaats van de klant in bij de relatie.',
  ])
  await look(page, 'lacks')
  await dialog.getByRole('button', { name: 'Sluit' }).click()

  await patch(`relation/${relation.id}`, { address: 'Markt', number: '1', postcode: '8011 AA', city: 'Zwolle' })
  await post(`invoice/${id}/sendemail`, { dontsentbutmarksent: true })
  await go(page, `/invoice_detail/${id}`)
  await page.reload()
  await page.getByRole('button', { name: 'E-factuur', exact: true }).click()
  await look(page, 'menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'E-factuur', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'E-factuur (NLCIUS)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Factuur F\d{4}-\d{4}\.xml$/)

  await page.context().clearCookies()
  await page.goto(`/portal/#/customer_invoice_detail/${hash}`)
  const button = page.getByRole('button', { name: 'E-factuur', exact: true })
  await expect(button).toBeVisible()
  await look(page, 'portal')
  const byCustomer = page.waitForEvent('download')
  await button.click()
  expect((await byCustomer).suggestedFilename()).toMatch(/\.xml$/)
})
