import { expect, type Page, test } from '@playwright/test'
import { expectNoViolationsInEitherTheme } from './axe-check'

/** The frame of the shell in the gallery: what is around every screen. */
async function open(page: Page): Promise<void> {
  await page.goto('/dev/ui/frame/dashboard')
  await expect(page.getByRole('main')).toBeVisible()
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the frame, its search and its notifications are without axe violations, in light or dark, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    await expect(page.getByText('Lijsten lopen nu door.')).toBeVisible()
    await expectNoViolationsInEitherTheme(page, 'frame')
    await page.getByRole('button', { name: /^Meldingen|ongelezen/ }).click()
    await expect(page.getByText('Offerte goedgekeurd')).toBeVisible()
    await expectNoViolationsInEitherTheme(page, 'notifications')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Zoeken' }).fill('post')
    await expect(page.getByRole('option', { name: /^Post 10/ })).toBeVisible()
    await expectNoViolationsInEitherTheme(page, 'palette')
  })
}

test('the frame has search, notifications and sign-out, and the tagline of the product (R-MENU-004, R-GEN-002)', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByText('your digital operating system')).toBeVisible()
  await expect(page.getByRole('button', { name: /ongelezen/ })).toBeVisible()
  await page.getByRole('button', { name: /Sanne de Wit/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Uitloggen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Zoeken/ }).click()
  await expect(page.getByRole('combobox', { name: 'Zoeken' })).toBeFocused()
})

test('search opens after 300 ms, shows 10 of a group and 10 more at a time, and says when there is nothing (R-SEARCH-004, R-SEARCH-007, R-SEARCH-008)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' })
  await open(page)
  const search = page.getByRole('button', { name: /^Zoeken/ })
  await expect(search).toBeVisible()
  // An installed clock still runs by itself: stopped, 50 ms are 50 ms on a busy machine too.
  await page.clock.pauseAt('2026-11-21T11:00:00Z')
  await search.click()
  const list = page.getByRole('listbox')
  await page.clock.runFor(50)
  await expect(list).toHaveCount(0)
  await page.clock.runFor(300)
  await expect(list).toBeVisible()
  await page.clock.resume()
  await page.getByRole('combobox', { name: 'Zoeken' }).fill('post')
  const hits = page.getByRole('group', { name: 'Relaties' }).getByRole('option', { name: /^Post/ })
  const more = page.getByRole('option', { name: 'Toon meer' })
  await expect(hits).toHaveCount(10)
  await more.click()
  await expect(hits).toHaveCount(20)
  await more.click()
  await expect(hits).toHaveCount(23)
  await expect(more).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Zoeken' }).fill('niemand')
  await expect(page.getByText('Geen resultaten gevonden')).toBeVisible()
})

test('what a plugin puts at hand is in search before anything is typed', async ({ page }) => {
  await open(page)
  await expect(page.getByText('Lijsten lopen nu door.')).toBeVisible()
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: 'Laatst bekeken' }).getByRole('option')
  await expect(recent).toHaveCount(2)
  await expect(recent.first()).toContainText('Klant 12')
})

test('a hidden system notification stays hidden in this browser (R-UI-003)', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Verberg de melding Onderhoud' }).click()
  await page.reload()
  await expect(page.getByText('Lijsten lopen nu door.')).toBeVisible()
  await expect(page.getByText('Zondag van 06:00 tot 07:00 uur.')).toHaveCount(0)
})

test('the layout changes at 992 and at 768 pixels (R-UI-008)', async ({ page }) => {
  await open(page)
  const sidebar = page.getByRole('complementary', { name: 'Menu' })
  const drawer = page.getByRole('button', { name: 'Menu', exact: true })
  const phoneBar = page.locator('.vk-phone-bar')
  for (const [width, wanted] of [
    [992, [1, 0, 0]],
    [991, [0, 1, 0]],
    [768, [0, 1, 0]],
    [767, [0, 0, 1]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(sidebar, `sidebar at ${width}`).toHaveCount(wanted[0])
    await expect(drawer, `drawer at ${width}`).toHaveCount(wanted[1])
    await expect(phoneBar, `phone bar at ${width}`).toHaveCount(wanted[2])
  }
})

test('the bar under the top bar shows once something takes half a second (R-UI-006)', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' })
  await page.goto('/dev/ui/list')
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await page.clock.pauseAt('2026-11-21T11:00:00Z')
  await page.getByRole('searchbox').fill('traag')
  await page.clock.runFor(750 + 100)
  await expect(page.locator('.vk-loading-bar')).toHaveCount(0)
  await page.clock.runFor(500)
  await expect(page.locator('.vk-loading-bar')).toBeVisible()
  await page.clock.resume()
  await expect(page.locator('.vk-loading-bar')).toHaveCount(0)
})

test('a question mark shows all keys, and a letter after G goes somewhere', async ({ page }) => {
  await open(page)
  await page.locator('body').press('?')
  await expect(page.getByRole('dialog', { name: 'Sneltoetsen' })).toContainText('Relaties')
  await page.keyboard.press('Escape')
  await page.locator('body').press('g')
  await page.locator('body').press('r')
  await expect(page).toHaveURL(/\/frame\/relations/)
})
