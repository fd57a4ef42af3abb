import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { ADMINISTRATOR, openAs } from './sign-in'

test('relations that nothing happens with are found by what a dossier says, go together, and come back (SCR-036, R-REL-009)', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const words = `Stilgevallen ${Date.now()}`
  for (const fullname of ['Sil Stil', 'Sam Stil']) {
    const flow = await api.post<{ id: number }>('flow', { relation: { fullname }, description: words })
    await api.post(`flow/${flow.id}/rejectflow`, { cancel_reason: 'Geen interesse' })
  }
  await openAs(page, ADMINISTRATOR, '/relation_bulkdelete')
  await page.getByLabel('Dossiers niet gewijzigd sinds').first().uncheck()
  await page.getByLabel('Omschrijving van een dossier bevat').check()
  await page.getByRole('searchbox', { name: 'Zoek in omschrijvingen' }).fill(words)
  await page.getByRole('button', { name: 'Verplaats 2 naar prullenbak' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 relaties naar de prullenbak?')
  await dialog.getByRole('button', { name: 'Verplaats' }).click()
  await expect(page.getByText('2 relaties liggen in de prullenbak')).toBeVisible()
  await expect(page.getByText('Niemand is inactief')).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByRole('link', { name: 'Sil Stil' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sam Stil' })).toBeVisible()
})
