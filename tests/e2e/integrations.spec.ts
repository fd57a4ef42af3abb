import { expect, test } from '@playwright/test'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

/** What the company passes on to programs of others, on one page. */
test.use({ viewport: { width: 1440, height: 900 } })

test('the page of links says what went where, what failed in plain words, and sends it again', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/account/company_integrations')
  const webhooks = page.getByRole('region', { name: 'Webhooks', exact: true })
  await expect(webhooks.getByRole('listitem').filter({ hasText: 'De Linde' })).toContainText('Gestopt')
  await expect(webhooks.getByRole('row').filter({ hasText: '404 · adres is weg' }).first()).toContainText(
    'gestopt, bewaard',
  )
  await expect(page.getByRole('region', { name: 'Diensten' })).toContainText('Verbonden')
  await look(page, 'links')
  await webhooks
    .getByRole('button', { name: /Dossier is aangemaakt/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('"type": "flow_created"')
  await look(page, 'links-message', [1440, 390])
  await drawer.getByRole('button', { name: 'Opnieuw' }).click()
  await expect(page.getByText('Zet het adres eerst weer aan.')).toBeVisible()
})

test('an address is added with the keyboard alone, its secret is shown once, and a wrong one is said at its field', async ({
  page,
}) => {
  await openAs(page, ADMINISTRATOR, '/account/company_integrations')
  await page.getByRole('button', { name: 'Nieuw adres' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nieuw adres' })
  await dialog.getByLabel('Naam').fill('ERP')
  await dialog.getByLabel(/^Adres/).fill('erp.example')
  await dialog.getByRole('checkbox', { name: 'Dossier is aangemaakt' }).press('Space')
  await look(page, 'links-address', [1440, 390])
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Vul een adres in dat met https:// begint.')).toBeVisible()
  await dialog.getByLabel(/^Adres/).fill('https://erp.example/hook')
  await page.keyboard.press('Control+Enter')
  const secret = page.getByRole('dialog', { name: 'Sleutel van de webhook' })
  await expect(secret).toContainText('whsec_')
  await secret.getByRole('button', { name: 'Ik heb hem bewaard' }).press('Enter')
  await expect(page.getByRole('switch', { name: 'ERP aan' })).toBeChecked()
  await page.getByRole('switch', { name: 'ERP aan' }).press('Space')
  await expect(page.getByRole('listitem').filter({ hasText: 'ERP' })).toContainText('Gepauzeerd')
})

test('a connection for rules gets its fields, and a test that fails says what was answered (R-WEBH-003, MOD-061)', async ({
  page,
}) => {
  await openAs(page, ADMINISTRATOR, '/account/company_emailsettings')
  const card = page.getByRole('region', { name: 'Webhooks voor werkstromen' })
  await card.getByRole('link', { name: /Planbord van de installateur/ }).click()
  await expect(page.getByRole('heading', { name: 'Planbord van de installateur' })).toBeVisible()
  await look(page, 'links-connection')
  const body = page.getByRole('region', { name: 'Inhoud' })
  await body.getByRole('button', { name: 'Veld', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Veld' })
  await dialog.getByLabel('Veldnaam').fill('telefoon')
  await dialog.getByLabel('Voeg een samenvoegveld in').selectOption('relation.phone')
  await look(page, 'links-tag', [1440, 390])
  await dialog.getByRole('button', { name: 'Voeg toe' }).click()
  await expect(body).toContainText('telefoon')
  await page.getByRole('button', { name: 'Testen' }).click()
  await expect(page.getByText(/Fout bij testen De koppeling kon niet worden geverifieerd\. Message: /)).toBeVisible({
    timeout: 20_000,
  })
})
