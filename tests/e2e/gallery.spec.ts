import { expect, type Page, test } from '@playwright/test'
import { sections } from '../../core/ui/gallery/sections'
import { COLOUR_RULES, expectNoViolations, useTheme } from './axe-check'

test.use({ viewport: { width: 1440, height: 900 } })

/** What is there once the lazy part of a page has come. */
const lazyParts: Record<string, string> = {
  grid: '.ag-row',
  list: '.ag-row',
  'rich-text': '.ProseMirror',
  board: '.vk-board-card',
  calendar: 'text=Opname Van der Meulen',
  map: 'canvas',
  charts: 'canvas',
}

async function open(page: Page, section: string) {
  await page.goto(`/dev/ui/${section}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator(lazyParts[section] ?? 'main').first()).toBeVisible()
}

for (const theme of ['light', 'dark'] as const) {
  test(`every part of the kit is without axe violations and draws itself, ${theme}`, async ({ page }) => {
    test.setTimeout(120_000)
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', message => message.type() === 'error' && faults.push(message.text()))
    await useTheme(page, theme)
    for (const { key } of sections) {
      await open(page, key)
      await page.screenshot({ path: `test-results/gallery/${theme}/${key}.png` })
      await expectNoViolations(page, `${key}, ${theme}`, theme === 'dark' ? COLOUR_RULES : undefined)
    }
    expect(faults.filter(fault => !fault.includes('503'))).toEqual([])
  })

  test(`layers over the page are without axe violations, ${theme}`, async ({ page }) => {
    await useTheme(page, theme)
    await open(page, 'overlays')
    for (const name of ['Venster', 'Lade', 'Blad', 'Sneltoetsen']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page, name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
}
