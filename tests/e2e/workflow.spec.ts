import { expect, test } from '@playwright/test'
import { type Api, apiAs } from './api-as'
import { look } from './look'
import { ownerDatabase } from './owner-database'
import { ADMINISTRATOR, openAs } from './sign-in'

test.use({ viewport: { width: 1440, height: 900 } })

const PATH = '/account/company_eventtriggerrules'

/** A dossier with an event for a rule to be tried on. */
const dossier = (api: Api, fullname: string) => api.post<{ id: number }>('flow', { relation: { fullname } })

/** Lets the moment come for what waits with a dossier, as the clock would. */
async function letItCome(flow: number): Promise<void> {
  const database = await ownerDatabase()
  await database.query(
    `update outbox set run_at = now() where name = 'workflow.run-rule' and run_at > now()
     and (payload->>'delayed_id')::int in (select id from delayedrule where flow_id = $1)`,
    [flow],
  )
  await database.end()
}

test('a rule is made as a sentence, tried, switched on, done late and taken back (R-WF-008, R-WF-009, R-WF-019, R-WF-029)', async ({
  page,
}) => {
  const stamp = Date.now()
  const api = await apiAs(ADMINISTRATOR)
  const before = await dossier(api, `Klant Eerder${stamp}`)
  await api.patch(`flow/${before.id}`, { status: 'quotation' })

  await openAs(page, ADMINISTRATOR, PATH)
  await page.getByRole('button', { name: 'Nieuwe regel', exact: true }).click()
  const modal = page.getByRole('dialog', { name: 'Nieuwe regel' })
  await modal.getByRole('button', { name: 'Maak regel' }).click()
  await expect(modal.getByText('Kies wanneer de regel begint.')).toBeVisible()
  await modal.getByLabel('Wat er gebeurt').selectOption({ label: 'Dossier komt in de fase offerte' })
  await modal.getByRole('button', { name: 'Voorwaarde' }).click()
  await modal.getByLabel('Waarnaar gekeken wordt').selectOption({ label: 'Leadbron' })
  await modal.getByLabel('Waarmee het vergeleken wordt').fill('Eigen website')
  await modal.getByLabel('Wat er gedaan wordt').selectOption({ label: 'Maak een to-do' })
  await modal.getByLabel('Tekst').fill(`Bel na ${stamp}`)
  await modal.getByLabel('Voor wie').selectOption({ label: 'de behandelaar' })
  await modal.getByLabel('wanneer').selectOption({ label: 'later' })
  await modal.getByLabel('Wachttijd').fill('3')
  await modal.getByLabel('Tenzij dit intussen gebeurt').selectOption({ label: 'Dossier is geannuleerd' })
  await modal.getByLabel('Naam van de regel').fill(`Nabellen ${stamp}`)
  await expect(modal.getByRole('status', { name: 'De regel als zin' })).toHaveText(
    `Als dossier komt in de fase offerte en leadbron is Eigen website dan maak een to-do “Bel na ${stamp}” voor de behandelaar na 3 dagen, tenzij dossier is geannuleerd`,
  )
  await expect(modal.getByRole('region', { name: 'Wat had deze regel gedaan?' })).toContainText(`Klant Eerder${stamp}`)
  await look(page, 'workflow-modal')
  await modal.getByRole('button', { name: 'Maak regel' }).click()
  const rule = page.getByRole('listitem', { name: `Nabellen ${stamp}` })
  await expect(rule).toBeVisible()
  await look(page, 'workflow-overview')

  const [late, gone] = [await dossier(api, `Klant Laat${stamp}`), await dossier(api, `Klant Weg${stamp}`)]
  for (const { id } of [late, gone]) await api.patch(`flow/${id}`, { status: 'quotation' })
  await openAs(page, ADMINISTRATOR, `/flow_detail/${late.id}`)
  const waiting = page.getByRole('region', { name: 'Gebeurt vanzelf' })
  await expect(async () => {
    await page.reload()
    await expect(waiting.getByText(`Maak een to-do: Bel na ${stamp}`)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await look(page, 'workflow-pending')
  await letItCome(late.id)
  await expect
    .poll(async () =>
      (await api.get<{ description: string }[]>(`action?flow_id=${late.id}`)).map(one => one.description),
    )
    .toContain(`Bel na ${stamp}`)

  await openAs(page, ADMINISTRATOR, `/flow_detail/${gone.id}`)
  await waiting.getByRole('button', { name: 'Trek in' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Deze actie intrekken?' }).getByRole('button', { name: 'Trek in' }).click()
  await expect(waiting).toBeHidden()

  await openAs(page, ADMINISTRATOR, PATH)
  await rule.getByRole('button', { name: 'Meer' }).click()
  await page.getByRole('menuitem', { name: 'Logboek van de regel' }).click()
  const log = page.getByRole('dialog', { name: `Logboek: Nabellen ${stamp}` })
  await expect(log.getByText(`Klant Laat${stamp}`).first()).toBeVisible()
  await log.getByLabel('Wat ervan kwam').selectOption({ label: 'Gedaan' })
  await expect(log.getByText('leadbron is Eigen website')).toBeVisible()
  await look(page, 'workflow-log')
  await page.keyboard.press('Escape')
  await rule.getByRole('switch').click()
  await expect(page.getByText(/De regel staat uit/)).toBeVisible()
  await rule.getByRole('button', { name: 'Dupliceer regel' }).click()
  await expect(page.getByRole('listitem', { name: `Nabellen ${stamp} (kopie)` })).toBeVisible()
  await page.getByRole('button', { name: 'Uitleg' }).click()
  await look(page, 'workflow-help')
})

test('a company without rules begins with ready-made ones, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'beheer@koelwarm.example', PATH)
  await look(page, 'workflow-ready')
})

test('platform staff name an event and take that back (R-WF-028)', async ({ page }) => {
  const name = `Offerte de deur uit ${Date.now()}`
  await openAs(page, 'platform@vakwerk.example', '/admin/eventtrigger_overview')
  await page.getByRole('button', { name: 'Bewerk Offerte is verstuurd' }).click()
  const modal = page.getByRole('dialog', { name: 'Offerte is verstuurd' })
  await modal.getByLabel('Naam').fill(name)
  await modal.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText(name)).toBeVisible()
  await look(page, 'workflow-events')
  await page.getByRole('button', { name: `Maak wijzigingen van ${name} ongedaan` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Maak ongedaan' }).click()
  await expect(page.getByText('Offerte is verstuurd')).toBeVisible()
})
