import { expect, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** The editor of a quotation: by keys alone, with a colleague who has it open too, and without a connection. */
test.use({ viewport: { width: 1440, height: 900 } })

/** Pictures of one and of two pixels wide. */
const PICTURES = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPgTi0HAAFmAOg7Q2M+AAAAAElFTkSuQmCC',
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPgTi3nTi1ngFAAF6IDnXzJsdMAAAAASUVORK5CYII=',
].map(content => ({ name: 'dak.png', mimeType: 'image/png', buffer: Buffer.from(content, 'base64') }))

/** A quotation of three lines, and the colleague who has it open too. */
async function quotation() {
  const api = await apiAs(ADMINISTRATOR)
  const flow = await api.post('flow', { relation: { fullname: `Klant Sleep${Date.now()}` } })
  const { id, calculation_id } = await api.post<{ id: number; calculation_id: number }>(
    'quotation/createquotationfromflow',
    { flow_id: flow.id },
  )
  for (const item_name of ['Steiger', 'Kabel', 'Goot'])
    await api.post('calculationitem', { calculation_id, item_name, item_type: 'manual', unit_rate_exc_manual: 10 })
  return {
    url: `/quotation_detail/${id}`,
    add: (line: object) => api.post('calculationitem', { calculation_id, ...line }),
    async lines() {
      type Lines = { calculationitems: { item_name: string | null; product_amount: number }[] }
      return (await api.get<Lines>(`calculation/${calculation_id}`)).calculationitems
    },
    markSent: () => api.post(`quotation/${id}/sendemail`, { dontsentbutmarksent: true }),
    async rename(from: string, item_name: string) {
      type Lines = { calculationitems: { id: number; item_name: string }[] }
      const { calculationitems } = await api.get<Lines>(`calculation/${calculation_id}`)
      const line = calculationitems.find(one => one.item_name === from)
      await api.patch(`calculationitem/${line?.id}`, { item_name })
    },
  }
}

async function choose(page: Page, menu: string, item: string) {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menu', { name: menu }).getByRole('menuitem', { name: item, exact: true }).click()
}

const told = (page: Page) =>
  page.locator('.vk-toast').filter({ hasText: 'Iemand anders heeft dit intussen gewijzigd.' })

test('a quotation that two people have open keeps what each does: lines, widgets, its status and where the focus is', async ({
  page,
}) => {
  await test.step('lines that a colleague changed meanwhile are not dragged: it is told, and they are shown as they are (R-CALC-007, R-API-001)', async () => {
    const { url, rename } = await quotation()
    await openAs(page, ADMINISTRATOR, url)
    const grips = page.getByRole('button', { name: /^Regel .+ verslepen$/ })
    await expect(grips).toHaveCount(3)
    const inOrder = (names: string[]) =>
      expect.poll(() => grips.evaluateAll(all => all.map(grip => grip.ariaLabel?.split(' ')[1]))).toEqual(names)
    await rename('Goot', 'Dakgoot')
    await choose(page, 'Acties voor regel Steiger', 'Omlaag')
    await expect(told(page)).toBeVisible()
    await inOrder(['Steiger', 'Kabel', 'Dakgoot'])
    const kept = page.waitForResponse(answer => answer.url().endsWith('/updateorder') && answer.ok())
    await choose(page, 'Acties voor regel Steiger', 'Omlaag')
    await kept
    await page.reload()
    await inOrder(['Kabel', 'Steiger', 'Dakgoot'])
  })

  await test.step('a widget is changed, moved and changed again by one person without a word about others (R-WIDG-008)', async () => {
    const { url } = await quotation()
    await go(page, url)
    const outline = page.getByRole('region', { name: 'Onderdelen' })
    await outline.getByRole('listitem').first().getByRole('button').nth(1).click()
    const name = page.getByRole('textbox', { name: 'Naam in de lijst' })
    const saved = () => page.waitForResponse(answer => /documentwidget\/\d+$/.test(answer.url()) && answer.ok())
    for (const text of ['Eerst', 'Later']) {
      const first = saved()
      await name.fill(text)
      await first
      const moved = page.waitForResponse(answer => answer.url().endsWith('/updateorder') && answer.ok())
      await choose(page, `Acties voor ${text}`, text === 'Eerst' ? 'Omlaag' : 'Omhoog')
      await moved
    }
    await expect(told(page)).toHaveCount(0)
    await page.reload()
    await expect(outline.getByRole('listitem').first()).toContainText('Later')
  })

  await test.step('a quotation that the customer has is cancelled from behind its dots, and that is undone at once or later (R-DOC-004, R-DOC-005)', async () => {
    const { url, markSent } = await quotation()
    await markSent()
    await go(page, url)
    const status = page.locator('.vk-crumbs').getByText(/^(Verstuurd|Geannuleerd|Concept)$/)
    await expect(status).toHaveText('Verstuurd')
    const dots = page.getByRole('button', { name: 'Meer', exact: true })
    await dots.click()
    await page.getByRole('menuitem', { name: 'Annuleer offerte' }).click()
    await expect(status).toHaveText('Geannuleerd')
    await page.locator('.vk-toast').getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(status).toHaveText('Verstuurd')
    await dots.click()
    await page.getByRole('menuitem', { name: 'Annuleer offerte' }).click()
    await expect(status).toHaveText('Geannuleerd')
    await dots.click()
    await expect(page.getByRole('menuitem', { name: 'Annuleer offerte' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Terug naar concept' }).click()
    await expect(status).toHaveText('Concept')
  })

  await test.step('choosing a widget takes the focus to its fields, and Escape takes it back to the paper', async () => {
    const { url } = await quotation()
    await go(page, url)
    await choose(page, 'Toevoegen', 'Kop')
    await expect(page.getByRole('region', { name: 'Kop', exact: true })).toBeFocused()
    const onPaper = page.getByRole('button', { name: 'Kop bewerken' })
    await onPaper.press('Enter')
    await onPaper.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Naam in de lijst' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(onPaper).toBeFocused()
  })
})

const nameOf = (page: Page) => page.locator('tr[data-line] [data-column="name"]')
const shownNames = (page: Page) =>
  expect.poll(() => nameOf(page).evaluateAll(all => all.map(cell => (cell as HTMLInputElement).value.split(' ')[0])))

test('lines are made, changed and taken back by keys alone, also of widgets and fields, and never over what a colleague did', {
  tag: '@long',
}, async ({ page }) => {
  const made = await quotation()
  await made.add({ item_type: 'header', item_name: 'Dak' })
  await openAs(page, ADMINISTRATOR, made.url)
  const shown = shownNames(page)
  const focused = (name: string | RegExp) => expect(page.getByRole('textbox', { name })).toBeFocused()
  const undone = page.getByRole('button', { name: 'Ongedaan maken' })
  const again = page.getByRole('button', { name: 'Opnieuw uitvoeren' })

  await test.step('the table is one stop for Tab, and the product comes after it', async () => {
    await shown.toEqual(['Steiger', 'Kabel', 'Goot', 'Dak'])
    await page.getByRole('button', { name: 'Instellingen van de calculatie' }).focus()
    await page.keyboard.press('Tab')
    await focused('Omschrijving Steiger')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Product', exact: true })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await focused('Prijs Kabel')
  })

  await test.step('products land after the line with the focus, one after the other, each at its quantity', async () => {
    for (const [query, option, quantity] of [
      ['zonnepaneel', /^Zonnepaneel 440/, '14'],
      ['omvormer', /^Omvormer/, '2'],
    ] as const) {
      if (query === 'zonnepaneel') await page.keyboard.press('Alt+p')
      await expect(page.getByRole('combobox', { name: 'Zoek een product' })).toBeFocused()
      await page.keyboard.type(query)
      await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await focused(new RegExp(`^Aantal ${query}`, 'i'))
      await page.keyboard.type(quantity)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Escape')
    await shown.toEqual(['Steiger', 'Kabel', 'Zonnepaneel', 'Omvormer', 'Goot', 'Dak'])
    await expect.poll(async () => (await made.lines())[3]?.product_amount).toBe(2)
  })

  await test.step('all of it is taken back and done again: quantity, product, deleted and dragged lines, the discount', async () => {
    await page.getByRole('textbox', { name: 'Korting over het geheel in procenten' }).fill('10')
    await page.keyboard.press('Tab')
    await choose(page, 'Acties voor regel Steiger', 'Omlaag')
    await choose(page, 'Acties voor regel Goot', 'Verwijder')
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click()
    await shown.toEqual(['Kabel', 'Steiger', 'Zonnepaneel', 'Omvormer', 'Dak'])
    await page.getByRole('heading', { name: 'Onderdelen' }).click()
    await page.keyboard.press('Control+z')
    await shown.toEqual(['Kabel', 'Steiger', 'Zonnepaneel', 'Omvormer', 'Goot', 'Dak'])
    await page.keyboard.press('Control+z')
    await undone.click()
    await expect(page.getByRole('region', { name: 'Totalen' })).not.toContainText('10 %')
    for (let steps = 0; steps < 4; steps++) await undone.click()
    await shown.toEqual(['Steiger', 'Kabel', 'Goot', 'Dak'])
    await expect(undone).toBeDisabled()
    await expect.poll(async () => (await made.lines()).map(line => line.item_name)).toHaveLength(4)
    for (let steps = 0; steps < 7; steps++) await page.keyboard.press('Control+Shift+z')
    await shown.toEqual(['Kabel', 'Steiger', 'Zonnepaneel', 'Omvormer', 'Dak'])
    await expect(again).toBeDisabled()
    await expect.poll(async () => (await made.lines()).map(line => line.product_amount)).toEqual([1, 1, 14, 2, 1])
  })

  await test.step('what is typed in a cell is the browser’s to take back while the cursor is in it', async () => {
    const name = page.getByRole('textbox', { name: 'Omschrijving Kabel' })
    await name.focus()
    await page.keyboard.press('End')
    // One letter: of several the browser decides how many go at once.
    await page.keyboard.type('5')
    await expect(nameOf(page).first()).toHaveValue('Kabel5')
    await page.keyboard.press('Control+z')
    await expect(nameOf(page).first()).toHaveValue('Kabel')
    await shown.toEqual(['Kabel', 'Steiger', 'Zonnepaneel', 'Omvormer', 'Dak'])
  })

  await test.step('the title, the text of a widget and a widget that is gone come back too', async () => {
    await page.getByRole('tab', { name: 'Gegevens' }).click()
    const title = page.getByRole('textbox', { name: 'Titel' })
    await title.fill('Nieuwe titel')
    const outline = page.getByRole('region', { name: 'Onderdelen' })
    const first = outline.getByRole('listitem').first()
    await first.getByRole('button').nth(1).click()
    const name = page.getByRole('textbox', { name: 'Naam in de lijst' })
    const before = await name.inputValue()
    await name.fill('Hallo')
    await choose(page, 'Acties voor Hallo', 'Verwijder')
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click()
    await expect(first).not.toContainText('Hallo')
    await undone.click()
    await expect(first).toContainText('Hallo')
    await undone.click()
    await expect(first).toContainText(before)
    await undone.click()
    await page.getByRole('tab', { name: 'Gegevens' }).click()
    await expect(title).not.toHaveValue('Nieuwe titel')
    await expect(page.getByText(/^Opgeslagen/)).toBeVisible()
    await page.reload()
    await expect(first).toContainText(before)
  })

  await test.step('a picture that was put in, or in place of another, is taken back too, and the paper shows which one is there', async () => {
    await choose(page, 'Toevoegen', 'Foto')
    const file = page.getByRole('region', { name: 'Foto', exact: true }).locator('input[type="file"]')
    const shownPicture = page.locator('.documents-paper .documents-picture img')
    const width = () =>
      expect.poll(() =>
        shownPicture.evaluateAll(([picture]) => (picture as HTMLImageElement | undefined)?.naturalWidth),
      )
    for (const [at, picture] of PICTURES.entries()) {
      await file.setInputFiles(picture)
      await width().toBe(at + 1)
    }
    await undone.click()
    await width().toBe(1)
    await undone.click()
    await expect(shownPicture).toHaveCount(0)
    for (const wide of [1, 2]) {
      await again.click()
      await width().toBe(wide)
    }
    await page.reload()
    await width().toBe(2)
  })

  await test.step('what a colleague changed since is not taken back without a question (R-API-001)', async () => {
    const name = page.getByRole('textbox', { name: 'Omschrijving Kabel' })
    await name.fill('Kabel 5G6')
    await page.keyboard.press('Tab')
    await expect.poll(async () => (await made.lines())[0]?.item_name).toBe('Kabel 5G6')
    await made.rename('Kabel 5G6', 'Kabelgoot')
    await page.getByRole('heading', { name: 'Onderdelen' }).click()
    await page.keyboard.press('Control+z')
    const question = page.getByRole('dialog', { name: /heeft dit net gewijzigd/ })
    await question.getByText(/: Kabelgoot$/).click()
    await question.getByRole('button', { name: 'Bewaar' }).click()
    await expect(nameOf(page).first()).toHaveValue('Kabelgoot')
    expect((await made.lines())[0]?.item_name).toBe('Kabelgoot')
  })
})

test('without a connection lines are changed, moved and deleted, and all of that is sent in order once there is one', async ({
  page,
  context,
}) => {
  const made = await quotation()
  await openAs(page, ADMINISTRATOR, made.url)
  const shown = shownNames(page)
  await shown.toEqual(['Steiger', 'Kabel', 'Goot'])
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Omschrijving Steiger' }).fill('Rolsteiger')
  await page.keyboard.press('Tab')
  await choose(page, 'Acties voor regel Rolsteiger', 'Omlaag')
  await choose(page, 'Acties voor regel Goot', 'Verwijder')
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click()
  await shown.toEqual(['Kabel', 'Rolsteiger'])
  await expect(page.getByText('Nog niet bewaard: 3 wijzigingen')).toBeVisible()
  await expect(page.getByText('worden verstuurd zodra er weer verbinding is')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Product', exact: true })).toBeDisabled()
  expect((await made.lines()).map(line => line.item_name)).toEqual(['Steiger', 'Kabel', 'Goot'])
  const asked = page.waitForEvent('dialog')
  void page.close({ runBeforeUnload: true })
  await (await asked).dismiss()
  await context.setOffline(false)
  await expect(page.getByText(/^Opgeslagen/)).toBeVisible()
  await shown.toEqual(['Kabel', 'Rolsteiger'])
  expect((await made.lines()).map(line => line.item_name)).toEqual(['Kabel', 'Rolsteiger'])
})
