import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing that axe can find: WCAG 2.2 AA and its best practices. Names rule and first elements in the failure. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    return `${id}, ${nodes.length} times: ${places.join(' | ')}`
  })
  // The other screens are still worth looking at.
  expect.soft(found, what).toEqual([])
}

/** Chooses a theme for the pages that follow. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript(chosen => localStorage.setItem('vakwerk.theme', JSON.stringify(chosen)), theme)
}
