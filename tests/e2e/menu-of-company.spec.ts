import { expect, test } from '@playwright/test'
import { openAs } from './sign-in'

test.use({ viewport: { width: 1440, height: 1400 } })

test('no screen in the menu of a company asks for what its modules do not have', { tag: '@long' }, async ({ page }) => {
  const refused: string[] = []
  page.on('response', response => {
    if (response.status() === 401 || response.status() === 403)
      refused.push(`${new URL(page.url()).pathname} ${new URL(response.url()).pathname}`)
  })
  await openAs(page, 'beheer@factuurdirect.example', '/invoice_overview')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await expect(menu.getByRole('link', { name: /^Facturen/ })).toBeVisible()
  const paths = await menu.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
    })
  expect(refused).toEqual([])
})
