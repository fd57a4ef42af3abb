import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that look at colours: all else is the same in both themes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The page as it is open, in light and then in dark; it must follow the system. */
export async function expectNoViolationsInEitherTheme(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoViolations(page, `${what}, light`)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoViolations(page, `${what}, dark`, COLOUR_RULES)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** Nothing that axe can find: WCAG 2.2 AA and its best practices. Names rule and first elements in the failure. */
export async function expectNoViolations(page: Page, what: string, rules?: string[]): Promise<void> {
  await page.evaluate(stopMoving)
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  const found = violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    return `${id}, ${nodes.length} times: ${places.join(' | ')}`
  })
  // The other screens are still worth looking at.
  expect.soft(found, what).toEqual([])
}

/** Half-way through a change of theme a colour is neither the one nor the other. */
function stopMoving(): void {
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
}

/** Chooses a theme for the pages that follow. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript(chosen => localStorage.setItem('vakwerk.theme', JSON.stringify(chosen)), theme)
}
