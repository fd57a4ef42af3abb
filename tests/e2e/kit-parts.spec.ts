import { expect, type Locator, type Page, test } from '@playwright/test'

/** Behaviour of single parts of the kit, in the gallery. */
test.use({ viewport: { width: 1440, height: 900 } })

const open = (page: Page, section: string) => page.goto(`/dev/ui/${section}`)

test('Escape closes a layer and gives the focus back to what opened it, also out of a menu', async ({ page }) => {
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

test('what a choice in a menu gives the focus to keeps it once the menu is gone', async ({ page }) => {
  await open(page, 'rich-text')
  await page.getByRole('button', { name: 'Samenvoegveld' }).click()
  await page.getByRole('menuitem').first().click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('textbox').first()).toBeFocused()
})

test('a collapsed panel stays collapsed in this browser (R-UI-001)', async ({ page }) => {
  await open(page, 'data')
  const panel = page.getByRole('button', { name: 'Inklapbaar' })
  await panel.click()
  await expect(panel).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(panel).toHaveAttribute('aria-expanded', 'false')
})

test('copying says so for 1.5 seconds; where it is refused the text can be copied by hand (R-UI-004)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' })
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async () => {
      if (document.title.startsWith('Geweigerd')) throw new Error('refused')
    }
  })
  await open(page, 'feedback')
  await page.clock.pauseAt('2026-11-21T11:00:00Z')
  await page.getByRole('button', { name: 'Kopieer link' }).click()
  await expect(page.getByText('Gekopieerd!')).toBeVisible()
  await page.clock.runFor(1400)
  await expect(page.getByText('Gekopieerd!')).toBeVisible()
  await page.clock.runFor(500)
  await expect(page.getByText('Gekopieerd!')).toHaveCount(0)
  await page.evaluate(() => {
    document.title = 'Geweigerd'
  })
  const asked = page.waitForEvent('dialog')
  void page.getByRole('button', { name: 'Kopieer link' }).click()
  const prompt = await asked
  expect(prompt.defaultValue()).toBe('https://voorbeeld.example')
  await prompt.dismiss()
})

test('a toast stands at the top in the middle for five seconds (R-UI-005)', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' })
  await open(page, 'feedback')
  await page.clock.pauseAt('2026-11-21T11:00:00Z')
  await page.getByRole('button', { name: 'Gelukt' }).click()
  const toast = page.getByText('Relatie bewaard')
  await expect(toast).toBeVisible()
  const place = await toast.locator('xpath=ancestor-or-self::*[contains(@class,"vk-toast")][1]').boundingBox()
  expect(place?.y).toBeLessThan(80)
  expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - 720)).toBeLessThan(40)
  await page.clock.runFor(4800)
  await expect(toast).toBeVisible()
  await page.clock.runFor(600)
  await expect(toast).toHaveCount(0)
})

test('an invalid form sends nothing and shows errors only of what was touched, then of everything (R-FORM-001, R-FORM-002)', async ({
  page,
}) => {
  await open(page, 'form')
  await page.getByRole('button', { name: 'In een venster' }).click()
  const form = page.getByRole('dialog', { name: 'Nieuwe relatie' })
  await form.getByLabel('E-mailadres').fill('marieke@')
  await expect(form.getByText('Vul dit in.')).toHaveCount(0)
  await form.getByLabel(/^Naam/).focus()
  await expect(form.getByText('Vul een volledig e-mailadres in')).toBeVisible()
  await expect(form.getByText('Vul dit in.')).toHaveCount(0)
  await form.getByRole('button', { name: 'Maak relatie' }).click()
  await expect(form.getByText('Vul dit in.')).toBeVisible()
  await expect(form.getByText('Dit adres is al bekend.')).toHaveCount(0)
  await form.getByLabel(/^Naam/).fill('Marieke')
  await form.getByLabel('E-mailadres').fill('marieke@voorbeeld.nl')
  await form.getByRole('button', { name: 'Maak relatie' }).click()
  await expect(form.getByText('Dit adres is al bekend.')).toBeVisible()
})

test('Ctrl S saves a form in a window', async ({ page }) => {
  await open(page, 'form')
  await page.getByRole('button', { name: 'In een venster' }).click()
  const form = page.getByRole('dialog', { name: 'Nieuwe relatie' })
  await form.getByLabel(/^Naam/).fill('Marieke')
  await form.getByLabel('E-mailadres').fill('marieke@voorbeeld.nl')
  await page.keyboard.press('Control+s')
  await expect(form.getByText('Dit adres is al bekend.')).toBeVisible()
})

test('unsafe signs in rich text are kept as HTML entities (R-FORM-003)', async ({ page }) => {
  await open(page, 'rich-text')
  await page.getByRole('textbox', { name: 'Inleiding' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('<script>alert("x") & meer')
  await expect(page.locator('code')).toContainText('&lt;script&gt;alert("x") &amp; meer')
})

test('deleting asks first, for an item and for a line in its own words (R-FORM-005, R-FORM-006, R-UI-012)', async ({
  page,
}) => {
  await open(page, 'overlays')
  for (const [button, question] of [
    ['Verwijder item', 'Dit item verwijderen?'],
    ['Verwijder regel', 'Regel verwijderen?'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: question })
    await expect(dialog.getByRole('button', { name: 'Verwijder', exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Annuleer' }).click()
    await expect(dialog).toHaveCount(0)
  }
})

test('a chart can be read as a table, a map as a list', async ({ page }) => {
  await open(page, 'charts')
  await page.getByRole('button', { name: 'Toon als tabel' }).first().click()
  await expect(page.getByRole('row', { name: /^nov/ }).first()).toContainText('61.000')
  await open(page, 'map')
  await page.getByText('3 plekken als lijst').click()
  await page.getByRole('button', { name: 'Bakkerij De Korenmaat, Kampen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Korenmaat' })).toBeVisible()
})

test('a calendar opens what is in it and goes on to another week and view', async ({ page }) => {
  await open(page, 'calendar')
  await page.getByText('Opname Van der Meulen').click()
  await expect(page.getByRole('status').filter({ hasText: 'Opname Van der Meulen' })).toBeVisible()
  await page.getByRole('button', { name: 'Volgende' }).click()
  await expect(page.getByText('ma 16')).toBeVisible()
  await page.getByText('Maand', { exact: true }).click()
  await expect(page.getByText('Montage VvE Assendorp')).toBeVisible()
})

test('pictures over the whole window step past the last to the first, by button and by key (R-UI-011)', async ({
  page,
}) => {
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

test('a phone opens its camera at once, a desk has none to open', async ({ page, browser }) => {
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

test('a picker makes nobody twice: Enter waits until it is known who there is (R-SEARCH-003)', async ({ page }) => {
  await open(page, 'pickers')
  const picker = page.getByRole('combobox', { name: 'Relatie' })
  await picker.fill('Kampen')
  await picker.press('Enter')
  await expect(page.getByRole('option', { name: /^Kampen/, selected: true })).toBeVisible()
  await picker.press('Enter')
  await expect(picker).toHaveValue('Kampen')
})

test('a long list of choices is walked to its end with keys, ten at a time', async ({ page }) => {
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

test('a record has its timeline as a tab below 1200 pixels, and a form folds its columns below 480 (R-UI-008)', async ({
  page,
}) => {
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
