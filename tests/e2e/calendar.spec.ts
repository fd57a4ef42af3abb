import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolations } from './axe-check'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** The calendar that a user keeps elsewhere, from the own profile. */
test.use({ viewport: { width: 390, height: 844 } })

let service: Server
let address = ''
test.beforeAll(async () => {
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  const event = ['UID:1', `DTSTART:${day}T090000Z`, `DTEND:${day}T100000Z`, 'SUMMARY:Schouw bij De Boer']
  const file = ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Privé', 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  )
  service = createServer((request, response) => response.end(request.url?.endsWith('.ics') ? file : '<html>'))
  await new Promise<void>(resolve => service.listen(0, '127.0.0.2', resolve))
  address = `http://127.0.0.2:${(service.address() as AddressInfo).port}`
})
test.afterAll(() => void service.close())

test('a calendar is linked from the own profile, an administrator sees that it is, and it is unlinked', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('a calendar is linked from the own profile, shows what comes next, and is unlinked, by force when it must (R-USER-005, R-INTG-001)', async () => {
    await openAs(page, 'uitvoerder@zonnigdak.example', '/account/user_profile?tab=calendar')
    await expect(page.getByRole('tab', { name: 'Agenda', exact: true })).toBeInViewport()
    const field = page.getByLabel(/^Geheim adres/)
    await field.fill(`${address}/webpagina`)
    await page.getByRole('button', { name: 'Koppel agenda' }).click()
    await expect(page.getByText('Op dit adres staat geen agenda.')).toBeVisible()

    await field.fill(`${address}/geheim/basic.ics`)
    await page.getByRole('button', { name: 'Koppel agenda' }).click()
    await expect(page.getByText('Je agenda is gekoppeld.')).toBeVisible()
    await expect(page.getByText('Schouw bij De Boer')).toBeVisible()
    await expect(page.getByText('geheim/basic.ics')).toHaveCount(0)
    await expectNoViolations(page, 'a linked calendar')
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    await go(page, `/calendar?view=list&date=${inTwoDays}`)
    await expect(page.getByText('Schouw bij De Boer')).toBeVisible()
    await go(page, '/account/user_profile?tab=calendar')

    await page.route('**/api/integrations/gcal/*', route =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    )
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Ontkoppel' }).click()
    await dialog.getByRole('button', { name: 'Ontkoppel' }).click()
    await expect(page.getByRole('dialog', { name: 'Agenda geforceerd verwijderen' })).toContainText(
      'Er is iets fout gegaan met het ontkoppelen. Weet u zeker dat u deze agenda geforceerd wilt verwijderen?',
    )
    await expect(page.getByText('Ontkoppelen is niet gelukt.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Verwijder geforceerd' }).click()
    await expect(page.getByRole('heading', { name: 'Koppel je agenda' })).toBeVisible()
  })

  await test.step('an administrator sees with a colleague which calendar is linked, and not its address (R-ROLE-007)', async () => {
    const colleague = await apiAs('planning@zonnigdak.example')
    await colleague.post('integrations/gcal', { address: `${address}/geheim/planning.ics` })
    await openAs(page, ADMINISTRATOR, '/account/company_users')
    const form = page.getByRole('dialog')
    const entry = (email: string) => page.getByRole('listitem').getByRole('button').filter({ hasText: email })
    await entry('planning@').click()
    const calendars = form.getByRole('group', { name: 'Agenda' })
    await expect(calendars).toContainText('Privé')
    await expect(calendars).toContainText('127.0.0.2')
    await expect(form.getByText('planning.ics')).toHaveCount(0)
    await expectNoViolations(page, 'the form of a colleague')
    await form.getByRole('button', { name: 'Annuleer' }).click()
    await entry('verkoop@').click()
    await expect(calendars).toContainText('Nog geen agenda gekoppeld.')
  })
})
