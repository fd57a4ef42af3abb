import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing that axe can find: WCAG 2.2 AA and its best practices. Names rule and element in the failure. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect(found, what).toEqual([])
}

/** Chooses a theme for the pages that follow. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript(chosen => localStorage.setItem('vakwerk.theme', JSON.stringify(chosen)), theme)
}
