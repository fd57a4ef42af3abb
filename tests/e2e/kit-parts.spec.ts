import { expect, type Locator, type Page, test } from '@playwright/test'
import { go } from './sign-in'

/** Behaviour of single parts of the kit, in the gallery. */
test.use({ viewport: { width: 1440, height: 900 } })

/** A page of the gallery; the gallery itself is loaded once. */
const open = (page: Page, section: string) =>
  page.url().includes('/dev/ui/') ? go(page, `/dev/ui/${section}`) : page.goto(`/dev/ui/${section}`)

test('a layer that closes gives the focus back', async ({ page }) => {
  await test.step('Escape closes a layer and gives the focus back to what opened it, also out of a menu', async () => {
    const returns = async (opener: Locator) => {
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('.bp6-portal :focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    }
    await open(page, 'overlays')
    for (const name of ['Venster', 'Lade', 'Blad', 'Verwijder item']) {
      await returns(page.getByRole('button', { name, exact: true }))
    }
    await open(page, 'buttons')
    await returns(page.getByRole('button', { name: 'Acties', exact: true }))
    await open(page, 'places')
    const more = page.getByRole('main').getByRole('button', { name: 'Meer', exact: true })
    await more.click()
    await page.getByRole('menuitem', { name: 'Geschiedenis' }).click()
    const history = page.getByRole('dialog', { name: 'Geschiedenis' })
    await expect(page.locator('.bp6-portal', { has: history }).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })

  await test.step('what a choice in a menu gives the focus to keeps it once the menu is gone', async () => {
    await open(page, 'rich-text')
    await page.getByRole('button', { name: 'Samenvoegveld' }).click()
    await page.getByRole('menuitem').first().click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('textbox').first()).toBeFocused()
  })
})

test('parts of the kit that need a real page: text, maps, toasts, calendars, pictures, long lists and widths', {
  tag: '@long',
}, async ({ page, browser }) => {
  await test.step('unsafe signs in rich text are kept as HTML entities (R-FORM-003)', async () => {
    await open(page, 'rich-text')
    await page.getByRole('textbox', { name: 'Inleiding' }).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('<script>alert("x") & meer')
    await expect(page.locator('code')).toContainText('&lt;script&gt;alert("x") &amp; meer')
  })

  await test.step('a map can be read as a list', async () => {
    await open(page, 'map')
    await page.getByText('3 plekken als lijst').click()
    await page.getByRole('button', { name: 'Bakkerij De Korenmaat, Kampen' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Korenmaat' })).toBeVisible()
  })

  await test.step('a toast stands at the top in the middle (R-UI-005)', async () => {
    await open(page, 'feedback')
    await page.getByRole('button', { name: 'Gelukt' }).click()
    const place = await page.locator('.vk-toast').filter({ hasText: 'Relatie bewaard' }).boundingBox()
    expect(place?.y).toBeLessThan(80)
    expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - 720)).toBeLessThan(40)
  })

  await test.step('a day of the calendar opens where the work begins, and all of it is there', async () => {
    await open(page, 'calendar')
    // Each language writes a full hour in its own way.
    const hour = (name: string) =>
      page.getByRole('region', { name: 'Afspraken' }).getByText(new RegExp(`^${name}(:00| uur)?$`))
    for (const view of ['Dag', 'Week']) {
      await page.getByText(view, { exact: true }).click()
      await expect(hour('08')).toBeInViewport()
      await expect(hour('03')).not.toBeInViewport()
      await hour('23').scrollIntoViewIfNeeded()
      await expect(hour('23')).toBeInViewport()
    }
  })

  await test.step('a calendar opens what is in it and goes on to another week and view', async () => {
    await open(page, 'calendar')
    await page.getByText('Opname Van der Meulen').click()
    await expect(page.getByRole('status').filter({ hasText: 'Opname Van der Meulen' })).toBeVisible()
    await page.getByRole('button', { name: 'Volgende' }).click()
    await expect(page.getByText('ma 16')).toBeVisible()
    await page.getByText('Maand', { exact: true }).click()
    await expect(page.getByText('Montage VvE Assendorp')).toBeVisible()
  })

  await test.step('pictures over the whole window step past the last to the first, by button and by key (R-UI-011)', async () => {
    await open(page, 'files')
    await page.getByRole('button', { name: 'Bekijk foto’s' }).click()
    const at = (number: number) => page.getByRole('dialog', { name: `Foto ${number} van 3` })
    await expect(at(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(at(3)).toBeVisible()
    await at(3).getByRole('button', { name: 'Volgende' }).click()
    await expect(at(1).getByRole('img', { name: 'Dak 1' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Bekijk foto’s' })).toBeFocused()
  })

  await test.step('a long list of choices is walked to its end with keys, ten at a time', async () => {
    await open(page, 'pickers')
    const picker = page.getByRole('combobox', { name: 'Van de server' })
    await picker.fill('wijk')
    await picker.press('ArrowDown')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(10)
    await picker.press('ArrowUp')
    for (let walked = 1; walked < 24; walked++) await picker.press('ArrowDown')
    const last = page.getByRole('option', { name: /^Wijk 24/, selected: true })
    await expect(last).toBeInViewport({ ratio: 1 })
    await picker.press('Enter')
    await expect(picker).toHaveValue('Wijk 24')
  })

  await test.step('a record has its timeline as a tab below 1200 pixels, and a form folds its columns below 480 (R-UI-008)', async () => {
    await open(page, 'detail')
    const tab = page.getByRole('tab', { name: 'Tijdlijn' })
    for (const [width, tabs] of [
      [1200, 0],
      [1199, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByText('Documenten').first()).toBeVisible()
      await expect(tab, `timeline at ${width}`).toHaveCount(tabs)
    }
    await open(page, 'form')
    const form = page.locator('.vk-form').first()
    for (const [width, display] of [
      [480, 'grid'],
      [479, 'flex'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(form, `form at ${width}`).toHaveCSS('display', display)
    }
  })

  await test.step('a phone opens its camera at once, a desk has none to open', async () => {
    await open(page, 'files')
    await expect(page.getByText('Nog geen foto’s').first()).toBeVisible()
    await expect(page.getByText('Maak een foto').filter({ visible: true })).toHaveCount(0)
    const phone = await (
      await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    ).newPage()
    await open(phone, 'files')
    const button = phone.getByText('Maak een foto').filter({ visible: true }).first()
    await expect(button).toBeVisible()
    await expect(phone.locator('.vk-camera input').first()).toHaveAttribute('capture', 'environment')
    const chosen = phone.waitForEvent('filechooser')
    await button.click()
    const photo = { name: 'dak.png', mimeType: 'image/png', buffer: Buffer.from('dak') }
    await (await chosen).setFiles(photo)
    await phone.close()
  })
})
