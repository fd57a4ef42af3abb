import { expect, type Locator, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { moveByKeys } from './move-by-keys'
import { ADMINISTRATOR, openAs } from './sign-in'

/** Opens a form of two headings and a group, with a rule about a choice that was taken off its list. */
async function openForm(page: Page) {
  const api = await apiAs(ADMINISTRATOR)
  const form = await api.post('vertical', { description: `Dak ${Date.now()}` })
  const add = (field_label: string, field_type: string, more: object = {}) =>
    api.post('verticaldatafield', { vertical_id: form.id, field_label, field_type, ...more })
  await add('Vooraf', 'header')
  await add('Bouwjaar', 'number')
  const roof = await add('Soort dak', 'selectbox', { options: 'Pannen, Plat' })
  const panels = await add('Panelen', 'group')
  await add('Vermogen', 'number', { group_id: panels.id })
  await add('Afronding', 'header')
  await add('Opmerking', 'textarea')
  await add('Rietdekker', 'text', { showrules: [{ field_name: 'soort_dak', operator: 'issame', field_value: 'Plat' }] })
  await add('Totaal', 'calculated', { calculationrules: 'sum(vermogen) * 2' })
  const order = async () => {
    const { verticaldatafields } = await api.get<{ verticaldatafields: { field_label: string }[] }>(
      `vertical/${form.id}`,
    )
    return verticaldatafields.map(({ field_label }) => field_label).join(', ')
  }
  await openAs(page, ADMINISTRATOR, `/vertical_detail/${form.id}`)
  return { api, roof, order, structure: page.getByRole('region', { name: 'Structuur' }) }
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error('There is nothing to drag.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const grip = (place: Page | Locator, name: string) => place.getByRole('button', { name: `Verplaats ${name}` })

test('a heading and a group of a form move with all that they hold, by mouse and by keys (R-VERT-005)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { order, structure } = await openForm(page)
  const tail = 'Opmerking, Rietdekker, Totaal'
  await expect(structure.getByRole('listitem')).toHaveText(['Vooraf2', 'Panelen1', 'Afronding3'])

  await test.step('the group above the first heading, by mouse', async () => {
    const from = await middleOf(grip(structure, 'Panelen'))
    const to = await middleOf(grip(structure, 'Vooraf'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y - 8, { steps: 3 })
    await page.mouse.move(to.x, to.y - 4, { steps: 8 })
    await page.mouse.up()
    await expect.poll(order).toBe(`Panelen, Vermogen, Vooraf, Bouwjaar, Soort dak, Afronding, ${tail}`)
    await page.reload()
    await expect(structure.getByRole('listitem')).toHaveText(['Panelen1', 'Vooraf2', 'Afronding3'])
  })

  await test.step('the last heading one up, by keys', async () => {
    await grip(structure, 'Afronding').focus()
    await moveByKeys(page, 'ArrowUp')
    await expect.poll(order).toBe(`Panelen, Vermogen, Afronding, ${tail}, Vooraf, Bouwjaar, Soort dak`)
  })
})

test('on a phone fields and headings of a form are moved by a finger (R-VERT-005)', { tag: '@long' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const { order, structure } = await openForm(page)
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const carried = page.locator('li[data-dnd-dragging]')
  async function drag(place: Locator, distance: number): Promise<void> {
    // What was dropped still sinks into its place, and nothing else is taken up until then.
    await expect(carried).toHaveCount(0)
    const { x, y } = await middleOf(place)
    await touch('touchStart', x, y)
    // A finger rests before it drags, else it scrolls.
    await expect(async () => {
      await touch('touchMove', x, y + Math.sign(distance))
      await expect(carried).toHaveCount(1, { timeout: 100 })
    }).toPass()
    for (let step = 1; step <= 10; step++) await touch('touchMove', x, y + (distance * step) / 10)
    // Where it hangs over is worked out with the next picture.
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await touch('touchEnd')
  }
  const canvas = page.locator('.surveys-canvas')
  const settings = page.getByRole('dialog')
  await grip(canvas, 'Bouwjaar').scrollIntoViewIfNeeded()
  await drag(grip(canvas, 'Bouwjaar'), -60)
  await expect.poll(order).toMatch(/^Bouwjaar, Vooraf, Soort dak, Panelen/)
  await drag(grip(structure, 'Vooraf'), 60)
  await expect.poll(order).toMatch(/^Bouwjaar, Panelen, Vermogen, Vooraf, Soort dak, Afronding/)

  await test.step('the settings of a field come over its form and go again', async () => {
    await canvas.getByRole('button', { name: /^Bouwjaar/ }).click()
    await expect(settings.getByLabel('Label')).toHaveValue('Bouwjaar')
    await expectNoViolationsInEitherTheme(page, 'settings of a field on a phone')
    await settings.getByRole('button', { name: 'Sluit' }).click()
    await expect(settings).toHaveCount(0)
    await expect(canvas.getByRole('button', { name: /^Bouwjaar/ })).toBeFocused()
  })
  await context.close()
})

test('the rules of a form stand together, those that do not work first, and lead to their fields by keys', {
  tag: '@long',
}, async ({ page }) => {
  const { api, roof } = await openForm(page)
  await api.patch(`verticaldatafield/${roof.id}`, { options: 'Pannen, Riet' })
  await page.reload()
  await page.locator('label', { hasText: /^Regels/ }).click()
  const rules = page.getByRole('region', { name: 'Regels van het formulier' })
  await expect(rules.getByRole('listitem')).toContainText(['Plat is geen keuze bij Soort dak.', 'Totaal'])
  await expectNoViolationsInEitherTheme(page, 'rules of a form')
  await rules.getByRole('button', { name: 'Soort dak' }).focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('button', { name: /^Soort dak/ })
  await expect(card).toBeFocused()
  await page.getByRole('complementary', { name: 'Instellingen' }).getByLabel('Keuzes').fill('Pannen, Riet, Plat')
  await expect(page.getByRole('status').filter({ hasText: /^Opgeslagen/ })).toBeVisible()
  await page.locator('label', { hasText: /^Regels/ }).click()
  await expect(rules.getByText('Klopt niet')).toHaveCount(0)
})
