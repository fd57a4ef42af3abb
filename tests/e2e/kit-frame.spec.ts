import { expect, type Page, test } from '@playwright/test'
import { expectNoViolationsInEitherTheme } from './axe-check'

/** The frame of the shell in the gallery: what is around every screen. */
async function open(page: Page): Promise<void> {
  await page.goto('/dev/ui/frame/dashboard')
  await expect(page.getByRole('main')).toBeVisible()
}

test('the frame can be read by everybody, changes with the width of the window, and shows what takes half a second', {
  tag: '@long',
}, async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    await test.step(`the frame, its search and its notifications are without axe violations, in light or dark, ${width} px`, async () => {
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

  await test.step('the layout changes at 992 and at 768 pixels (R-UI-008)', async () => {
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

  await test.step('the bar under the top bar shows once something takes half a second (R-UI-006)', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
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
})
