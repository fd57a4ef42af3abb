import { expect, type Page, test } from '@playwright/test'
import { sections } from '../../core/ui/gallery/sections'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { go } from './sign-in'

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

/** A page of the gallery; the gallery itself is loaded once. */
async function open(page: Page, section: string) {
  const address = `/dev/ui/${section}`
  await (page.url().includes('/dev/ui/') ? go(page, address) : page.goto(address))
  const chosen = page.getByRole('navigation', { name: 'Bouwstenen' }).locator('[aria-current=page]')
  await expect(chosen).toHaveAttribute('href', address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator(lazyParts[section] ?? 'main').first()).toBeVisible()
}

test('every part of the kit, and every layer over the page, draws itself and is without axe violations, in light and dark', async ({
  page,
}) => {
  await test.step('every part of the kit is without axe violations and draws itself, in light and dark', async () => {
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', message => message.type() === 'error' && faults.push(message.text()))
    for (const { key } of sections) {
      await open(page, key)
      await expectNoViolationsInEitherTheme(page, key)
    }
    expect(faults.filter(fault => !fault.includes('503'))).toEqual([])
  })

  await test.step('layers over the page are without axe violations, in light and dark', async () => {
    await open(page, 'overlays')
    for (const name of ['Venster', 'Lade', 'Blad', 'Sneltoetsen']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolationsInEitherTheme(page, name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})
