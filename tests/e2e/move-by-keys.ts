import { expect, type Page } from '@playwright/test'

/** Lifts the row whose handle has the focus, moves it by one key and puts it down; each step is drawn before the next. */
export async function moveByKeys(page: Page, key: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  const lifted = page.locator('li[data-dnd-dragging]')
  const place = async () => Math.round((await lifted.boundingBox())?.y ?? Number.NaN)
  await page.keyboard.press('Space')
  await expect(lifted).toHaveCount(1)
  const from = await place()
  await page.keyboard.press(key)
  await expect.poll(place).not.toBe(from)
  await page.keyboard.press('Space')
}
