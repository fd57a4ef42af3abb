import { expect, type Locator, type Page } from '@playwright/test'

/** Goes to a control as who uses keys alone does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const reached = () => target.evaluate(element => element === document.activeElement)
  for (let presses = 0; presses < 40 && !(await reached()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
