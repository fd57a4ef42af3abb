import { expect as base, test } from '@playwright/test'
import { apiAs } from './api-as'
import { openAs } from './sign-in'

/** A company in Argentina, seen from a browser in Japan. */
test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 15_000 })
const administrator = 'beheer@koelwarm.example'
const zone = 'America/Argentina/Buenos_Aires'

test('screens show the time of the company, whatever the clock of the browser says (G-DATA-NL)', async ({ page }) => {
  const api = await apiAs(administrator)
  const company = await api.get<{ time_zone: string }>('company/getcurrentcompany')
  const choose = (time_zone: string) => api.patch('company/currentcompany', { time_zone })

  await choose(zone)
  try {
    const person = { name: 'Klok', surname: 'Kijker' }
    const { id, created_at } = await api.post<{ id: number; created_at: string }>('relation', person)
    await openAs(page, administrator, `/relation_detail/${id}?history=1`)
    const there = new Intl.DateTimeFormat('nl', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    await expect(page.getByRole('dialog')).toContainText(there.format(new Date(created_at)))
  } finally {
    await choose(company.time_zone)
  }
})
