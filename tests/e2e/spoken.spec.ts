import { expect, type Locator, test } from '@playwright/test'
import { apiAs } from './api-as'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** What is said of screens to whoever does not see them, or sees them in colours of their own. */
test.use({ viewport: { width: 1440, height: 900 } })

const outlineOf = (place: Locator) => place.evaluate(element => getComputedStyle(element).outlineStyle)

test('a list has its name, as many rows as there are, and boxes without their state in their name', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const { pagination } = await api.get<{ pagination: { total: number } }>('relation?limit=1')
  await openAs(page, ADMINISTRATOR, '/relation_overview')
  const grid = page.locator('[role="grid"], [role="treegrid"]')
  await expect(grid).toHaveAccessibleName('Relaties')
  await expect(grid).toHaveAttribute('aria-rowcount', String(pagination.total + 1))
  await go(page, '/relation_overview?page=2')
  await expect(grid.locator('[role="row"][row-index="0"]').first()).toHaveAttribute('aria-rowindex', '27')
  const box = page.getByRole('checkbox', { name: 'Selecteer rij', exact: true }).first()
  await box.check()
  await expect(box).toBeChecked()
  await expect(page.locator('[aria-label*="checked)"]')).toHaveCount(0)
})

test('with colours of the system one sees which tab, segment, view and phase is on', { tag: '@long' }, async ({
  page,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  const { id } = await api.first('flow?sort=-id')
  await page.emulateMedia({ forcedColors: 'active' })
  await openAs(page, ADMINISTRATOR, `/flow_detail/${id}`)
  for (const name of ['tab', 'step'] as const) {
    const on = page.locator(name === 'tab' ? '[role="tab"][aria-selected="true"]' : '[aria-current="step"]').first()
    await expect.poll(() => outlineOf(on)).toBe('solid')
  }
  await expect.poll(() => outlineOf(page.locator('[role="tab"][aria-selected="false"]').first())).toBe('none')
  await go(page, '/calendar')
  const segment = page.locator('.vk-segment:has(:checked)').first()
  await expect(segment).toBeVisible()
  const other = page.locator('.vk-segment:not(:has(:checked))').first()
  const backgroundOf = (place: Locator) => place.evaluate(element => getComputedStyle(element).backgroundColor)
  expect(await backgroundOf(segment)).not.toBe(await backgroundOf(other))
})
