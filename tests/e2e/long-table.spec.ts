import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { ADMINISTRATOR } from './sign-in'

const ROWS = 160

test(`a price table of ${ROWS} rows draws those in sight, on a desk and on a phone, and keys, scrolling and saving go on as in a short one`, {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR, page)
  type Product = { id: number; producttablerows: unknown[] }
  const { id, producttablerows } = await api.post<Product>('product', { item_name: `Staffel ${Date.now()}` })
  for (let amount = producttablerows.length + 1; amount <= ROWS; amount++)
    await api.post('producttablerow', { product_id: id, unit_amount: amount })

  for (const [width, amount] of [
    [1440, 999],
    [390, 998],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/product_detail/${id}`)
    const table = page.getByRole('table')
    const rowAt = (place: number) => table.locator(`tr[aria-rowindex="${place + 2}"]`)
    await expect(table).toHaveAttribute('aria-rowcount', String(ROWS + 1))
    await expect(rowAt(2)).toBeVisible()
    // Until their height is known more of them may be drawn.
    await expect.poll(() => table.getByRole('row').count()).toBeLessThan(60)

    const first = rowAt(0).getByRole('textbox').first()
    await first.focus()
    const keysPerRow = (await rowAt(0).getByRole('textbox').count()) + 1
    for (let press = 0; press < 40 * keysPerRow; press++) await page.keyboard.press('Tab')
    await expect(rowAt(40).getByRole('textbox').first()).toBeFocused()
    await expect(rowAt(40)).toBeInViewport()

    await page.getByRole('heading', { name: 'Gegevens' }).scrollIntoViewIfNeeded()
    await expect(rowAt(ROWS - 1)).toBeInViewport()
    await expect(rowAt(40).getByRole('textbox').first()).toBeFocused()
    const last = rowAt(ROWS - 1)
      .getByRole('textbox')
      .first()
    await last.fill(String(amount))
    const saved = page.waitForResponse(response => response.request().method() === 'PATCH')
    await last.press('Tab')
    expect(await (await saved).json()).toMatchObject({ unit_amount: amount })
  }
})
