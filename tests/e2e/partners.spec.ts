import { expect, test } from '@playwright/test'
import { look } from './look'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** Who commissions work, at a desk and on a phone. */
test.use({ viewport: { width: 1440, height: 900 } })

test('a partner gets a project with dossiers, its log is read, and it goes to the trash and back with its users (R-PART-004, R-PART-005, R-PART-007, R-PPROJ-001)', async ({
  page,
}) => {
  await openAs(page, ADMINISTRATOR, '/partner_overview')
  await expect(page.getByRole('link', { name: 'Woningstichting De Linde' }).first()).toBeVisible()
  await look(page, 'partners')
  await page.getByRole('button', { name: 'Opdrachtgever', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Nieuwe opdrachtgever' })
  await dialog.getByLabel('Naam').fill('Vastgoed Noord')
  await look(page, 'partner-modal', [1440, 390])
  await dialog.getByRole('button', { name: 'Maak opdrachtgever' }).click()
  await expect(page).toHaveURL(/\/partner_detail\/\d+$/)
  const address = new URL(page.url()).pathname

  await page.getByRole('button', { name: 'Nieuw project' }).click()
  const making = page.getByRole('dialog', { name: 'Nieuw project' })
  await making.getByLabel('Naam').fill('Noorderkwartier')
  await making.getByRole('button', { name: 'Maak project' }).click()
  await page.getByRole('link', { name: 'Noorderkwartier' }).click()
  await expect(page).toHaveURL(/\/partnerproject_detail\/\d+$/)
  await page.getByRole('button', { name: 'Dossier', exact: true }).first().click()
  const flow = page.getByRole('dialog', { name: 'Nieuw dossier' })
  await flow.getByRole('combobox', { name: 'Relatie' }).fill('Petra Noorder')
  await page.getByRole('option', { name: /nieuw/ }).click()
  await flow.getByRole('button', { name: 'Maak dossier' }).click()
  await expect(page).toHaveURL(/\/flow_detail\/\d+/)

  await go(page, address)
  await expect(page.getByText('Petra Noorder')).toBeVisible()
  await page.getByRole('button', { name: 'Acties voor Noorderkwartier' }).click()
  await page.getByRole('menuitem', { name: 'Logboek' }).click()
  await expect(page.getByText('Noorderkwartier')).toBeVisible()
  await look(page, 'partner-log', [1440, 390])

  await go(page, address)
  await page.getByRole('main').getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Verwijder' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await go(page, address)
  await expect(page.getByRole('heading', { name: 'Vastgoed Noord', level: 1 })).toBeVisible()
})

test('a user of the partner sees its projects, reads a document of a dossier and cannot get anywhere else (R-PART-001, R-PART-002, R-PART-003)', async ({
  page,
}) => {
  await openAs(page, 'partner@zonnigdak.example', '/dashboard_partner')
  await expect(page.getByRole('heading', { name: 'Welkom, Ingrid' })).toBeVisible()
  await expect(page.getByText('Rivierenbuurt fase 2')).toBeVisible()
  await look(page, 'partner-dashboard')
  await page
    .getByRole('link', { name: /^Offerte/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/document_partner\/\d+\?documentType=quotation$/)
  await expect(page.getByRole('table')).toBeVisible()
  await look(page, 'partner-document')
  await page.locator('.vk-crumbs').getByRole('link').last().click()
  await expect(page).toHaveURL(/\/flow_partner\/\d+$/)
  await look(page, 'partner-flow')
  const id = page.url().match(/\d+$/)?.[0]
  await page.goto(`/flow_detail/${id}`)
  await expect(page).toHaveURL(new RegExp(`/flow_partner/${id}$`))
  await page.goto('/relation_overview')
  await expect(page).toHaveURL(/\/401$/)
})

test('the screens of a partner with dossiers, at every width', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/partner_overview')
  await page.getByRole('link', { name: 'Woningstichting De Linde' }).first().click()
  await expect(page.getByRole('link', { name: 'De Enk' })).toBeVisible()
  await look(page, 'partner')
  await page.getByRole('link', { name: 'Rivierenbuurt fase 2' }).click()
  await expect(page).toHaveURL(/partnerproject_detail/)
  await look(page, 'partner-project')
})
