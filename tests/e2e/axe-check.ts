import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that look at colours: all else is the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The page as it is open, in light and then in dark; it must follow the system. */
export async function expectNoViolationsInEitherTheme(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expectNoViolations(page, `${what}, ${theme}`, theme === 'dark' ? COLOUR_RULES : undefined)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** Nothing that axe can find: WCAG 2.2 AA and its best practices. Names rule and first elements in the failure. */
export async function expectNoViolations(page: Page, what: string, rules?: string[]): Promise<void> {
  // A page that is not drawn yet has no heading, which is a violation too.
  await expect(page.locator('h1').first()).toBeAttached()
  await page.evaluate(stopMoving)
  // Reading half a megabyte of script again takes as long as looking: a page that was looked at before has it.
  const there = await page.evaluate(() => 'axe' in window)
  // The account of what is in order takes most of the time, and nobody reads it.
  const axe = new AxeBuilder({ page, ...(there && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
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
