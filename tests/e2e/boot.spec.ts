import { expect, test } from '@playwright/test'
import { ADMINISTRATOR } from './sign-in'

test('the app is up with its demo companies, and mail that it sends can be read', async ({ page, request }) => {
  expect((await request.get('/readyz')).status()).toBe(200)
  const credentials = { username: ADMINISTRATOR, password: 'Welkom2026' }
  expect((await request.post('/api/authenticate', { data: credentials })).status()).toBe(200)
  await page.goto('/dev/mail')
  await expect(page.getByRole('heading', { name: 'Postvak' })).toBeVisible()
})
