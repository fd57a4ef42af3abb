import { expect, type Page, test } from '@playwright/test'
import { ADMINISTRATOR, openAs } from './sign-in'

/** How far a box reaches, in whole pixels of the page. */
const edges = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not in sight`)
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
}

test('what was typed in a dialog survives Back, and Escape followed by Enter', async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/relation_overview')
  await page.getByRole('gridcell').getByRole('link').first().click()
  await expect(page).toHaveURL(/relation_detail/)
  await page.getByRole('button', { name: 'Bewerk' }).click()
  const form = page.getByRole('dialog').first()
  const field = form.getByLabel('Telefoon', { exact: true })
  await field.fill('0687654321')
  const question = page.getByRole('dialog', { name: 'Je wijzigingen weggooien?' })
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await leave()
    await expect(question.getByRole('button', { name: 'Ga verder' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await expect(field).toHaveValue('0687654321')
    await expect(page).toHaveURL(/relation_detail/)
  }
  await page.goBack()
  await question.getByRole('button', { name: 'Gooi weg' }).click()
  await expect(page).toHaveURL(/relation_overview/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the save bar stands at the lower edge, above the bar of the phone, and never over the field with the focus', {
  tag: '@long',
}, async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/account/company_profile')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/account/company_profile')
    // What comes late moves what stands under it: the logo.
    await page.waitForLoadState('networkidle')
    const field = page.getByRole('textbox', { name: 'Korte naam' })
    await field.evaluate(element => element.scrollIntoView({ block: 'end' }))
    await field.fill(`Zonnig ${width}`)
    await expect(page.locator('.vk-save-bar')).toBeVisible()
    const bar = await edges(page, '.vk-save-bar')
    const under = width < 768 ? (await edges(page, '.vk-phone-bar')).top : (await edges(page, '.vk-frame-panel')).bottom
    expect(under - bar.bottom, `room under the bar at ${width}`).toBeLessThanOrEqual(1)
    await expect
      .poll(
        async () =>
          bar.top - Math.round(((await field.boundingBox())?.y ?? 0) + ((await field.boundingBox())?.height ?? 0)),
      )
      .toBeGreaterThanOrEqual(0)
    await page.getByRole('button', { name: 'Verwerp' }).click()
  }
})

test('J and K walk through a list in sight, X selects, E opens and then edits, Enter opens the menu of a row, Tab goes on to what is under the list, and ? tells of all keys', {
  tag: '@long',
}, async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/relation_overview')
  const cells = page.locator('.ag-row .ag-cell[col-id="surname"]')
  await expect(cells.first()).toBeVisible()
  // While rows are read anew there is none to choose.
  await page.waitForLoadState('networkidle')
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key)
  const focused = page.locator('.ag-row[row-index="1"] .ag-cell[col-id="surname"]')
  await expect(focused).toBeFocused()
  expect(await focused.evaluate(cell => getComputedStyle(cell).outlineWidth), 'a visible ring').toBe('2px')
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar', { name: '1 geselecteerd' })).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar', { name: 'geselecteerd' })).toHaveCount(0)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu', { name: 'Acties' }).getByRole('menuitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.locator('.ag-cell[col-id="$actions"]:focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.locator('.vk-list-foot :focus')).toHaveCount(1)
  await focused.focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Sneltoetsen' })
  await expect(keys).toContainText('Volgende of vorige rij')
  // The list behind it may take the focus while it comes: it takes it back, or Escape would not reach it.
  await expect(page.locator('.bp6-portal :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await focused.focus()
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/relation_detail/)
  await expect(page.getByRole('button', { name: 'Bewerk' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('“Nieuw” opens its dialog in front of the screen that is open, returns there, and goes on to what was made', {
  tag: '@long',
}, async ({ page }) => {
  await openAs(page, ADMINISTRATOR, '/pipeline')
  await expect(page.getByRole('region', { name: 'Lead', exact: true })).toBeVisible()
  const choose = async (name: string) => {
    await page.keyboard.press('c')
    await page.getByRole('menuitem', { name }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expect(page).toHaveURL(/\/pipeline$/)
  }
  await choose('Nieuw dossier')
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await choose('Nieuwe organisatie')
  await page.getByRole('dialog').getByLabel(/^Naam/).fill('Bakkerij Bovenaan')
  await page.getByRole('dialog').getByRole('button', { name: 'Maak organisatie' }).click()
  await expect(page).toHaveURL(/organization_detail/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/pipeline$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
