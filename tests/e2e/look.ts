import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './axe-check'

const WIDTHS = [1440, 1024, 390]

/**
 * Looks at a page at every width, light and dark, and leaves it at the width that it had; the pictures are kept where
 * SHOTS says.
 */
export async function look(page: Page, name: string, widths: readonly number[] = WIDTHS): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await expectNoViolations(page, `${name} at ${width}, ${colorScheme}`)
      const folder = process.env.SHOTS
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` })
    }
  }
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: 'light' })
}
