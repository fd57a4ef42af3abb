import { expect as base, request, test } from '@playwright/test'
import { PASSWORD, signIn } from './sign-in'

/** A company in Argentina, seen from a browser in Japan. */
test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 15_000 })
const login = { username: 'beheer@koelwarm.example', password: PASSWORD }
const zone = 'America/Argentina/Buenos_Aires'

test('screens show the time of the company, whatever the clock of the browser says (G-DATA-NL)', async ({ page }) => {
  const server = await request.newContext({ baseURL: test.info().project.use.baseURL })
  const { token } = (await (await server.post('/api/authenticate', { data: login })).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const company = await (await server.get('/api/company/getcurrentcompany', { headers })).json()
  const choose = (time_zone: string) => server.patch('/api/company/currentcompany', { headers, data: { time_zone } })

  await choose(zone)
  try {
    const made = await server.post('/api/relation', { headers, data: { name: 'Klok', surname: 'Kijker' } })
    const { id, created_at } = (await made.json()) as { id: number; created_at: string }
    await signIn(page, login.username)
    await page.goto(`/relation_detail/${id}?history=1`)
    const there = new Intl.DateTimeFormat('nl', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    await expect(page.getByRole('dialog')).toContainText(there.format(new Date(created_at)))
  } finally {
    await choose(company.time_zone)
  }
})
