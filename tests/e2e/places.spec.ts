import { expect as base, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolations } from './axe-check'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** What plugins add to the lists, forms and screens of others. */
test.use({ viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 15_000 })

/** A relation with a sent invoice of 121 euros. */
async function customer(surname: string) {
  const api = await apiAs(ADMINISTRATOR)
  const { id } = await api.post('relation', {
    name: 'Proef',
    surname,
    address: 'Markt',
    number: '1',
    postcode: '8011 AA',
    city: 'Zwolle',
  })
  const items = [{ item_name: 'Werk', unit_rate_exc_manual: 100, vat_percentage: 21 }]
  const invoice = await api.post('invoice', { relation_id: id, items })
  await api.post(`invoice/${invoice.id}/sendemail`, { dontsentbutmarksent: true })
  return id
}

const columnChoice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test('plugins add columns, tabs, cards, actions and fields to the records of others, one and many', async ({
  page,
}) => {
  await test.step('invoices and quotations add columns, actions and tabs to relations', async () => {
    const id = await customer('Plekstra')
    await openAs(page, ADMINISTRATOR, '/relation_overview?q=Plekstra')
    await expect(page.getByRole('gridcell', { name: 'Proef Plekstra' })).toBeVisible()
    await page.getByRole('button', { name: 'Kolommen' }).click()
    const asked = page.waitForRequest(/api\/relation\?.*with=open_invoice_amount/)
    await columnChoice(page, 'Openstaand €').click()
    await asked
    await page.keyboard.press('Escape')
    await expect(page.getByRole('gridcell', { name: '121,00', exact: true })).toBeVisible()

    await go(page, `/relation_detail/${id}`)
    await page.getByRole('tab', { name: 'Facturen' }).click()
    await expect(page.getByRole('link', { name: /Factuur.*121,00/ })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Meer', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Nieuwe offerte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nieuwe offerte' })
    await expect(dialog.getByRole('combobox', { name: /Dossier of relatie/ })).toHaveValue('Proef Plekstra')
  })

  await test.step('a plugin adds a tab, a card, an action and a field of the form to any record', async () => {
    await page.goto('/dev/ui/places')
    await expect(page.getByText('Vorige week')).toBeVisible()
    await page.getByRole('tab', { name: 'Bezoeken' }).click()
    await expect(page.getByText('Drie bezoeken dit jaar.')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Meer', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Plan bezoek' }).click()
    await expect(page.getByText('Plan bezoek: Woningstichting De Linde')).toBeVisible()
    await page.getByRole('button', { name: 'Bewerk' }).click()
    await expect(page.getByRole('dialog').getByLabel('Bezoek om de')).toBeVisible()
    await expectNoViolations(page, 'a form with an added field')
  })

  await test.step('what a plugin can do with records is on offer for all that are selected at once', async () => {
    await page.goto('/dev/ui/places')
    await expect(page.getByText('Vorige week')).toBeVisible()
    await page.getByRole('link', { name: 'Lijstscherm' }).click()
    const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') })
    await expect(rows.first()).toBeVisible()
    const choose = page.getByRole('checkbox', { name: /Selecteer(?! wat)|selectie/i })
    await choose.nth(0).click()
    await choose.nth(1).click()
    await page.getByRole('toolbar', { name: '2 geselecteerd' }).getByRole('button', { name: 'Plan bezoek' }).click()
    await expect(page.getByText(/^Plan bezoek: [^,]+, [^,]+$/)).toBeVisible()
    await expect(page.getByRole('toolbar', { name: /geselecteerd/ })).toHaveCount(0)
  })
})
