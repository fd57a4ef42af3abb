import { expect as base, type Page, test } from '@playwright/test'
import { type Api, apiAs } from './api-as'
import { ADMINISTRATOR, go, openAs } from './sign-in'

/** A form that stands open while somebody else saves: whoever saves second is asked, and nobody's words get lost. */
test.use({ viewport: { width: 1440, height: 900 } })

const expect = base.configure({ timeout: 15_000 })

interface Case {
  what: string
  make: (api: Api) => Promise<number>
  /** Below `/api/`. */
  resource: string
  screen: (id: number) => string
  /** Opens the form of a record on its screen. */
  open: (page: Page) => Promise<void>
  /** A field that both change, as the API and as the form call it. */
  both: [name: string, label: string]
  /** A field that only the other changes, and to what. */
  others: Record<string, unknown>
}

const NAME = 'Vakwerk op tijd'
const ADDRESS = 'https://vakwerk-op-tijd.example'
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const chooseEdit = (menu: string) => async (page: Page) => {
  await press(menu)(page)
  await page.getByRole('menuitem', { name: 'Bewerk' }).click()
}
const made = (path: string, data: object) => async (api: Api) => (await api.post(path, data)).id
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

const CASES: readonly Case[] = [
  {
    what: 'a task in its list',
    make: made('task', { title: NAME, description: 'Ladder mee', start_date: null }),
    resource: 'task',
    screen: () => '/task_overview?view=unplanned&q=Vakwerk',
    open: page => page.getByRole('gridcell', { name: NAME }).first().click(),
    both: ['title', 'Taak'],
    others: { description: 'Ladder en koord mee' },
  },
  {
    what: 'the settings of a survey form',
    make: made('vertical', { description: NAME, type: 'intake' }),
    resource: 'vertical',
    screen: id => `/vertical_detail/${id}`,
    open: press('Instellingen'),
    both: ['description', 'Naam'],
    others: { help: 'Meet op de begane grond' },
  },
  {
    what: 'an organization',
    make: made('organization', { name: NAME, city: 'Zwolle' }),
    resource: 'organization',
    screen: id => `/organization_detail/${id}`,
    open: press('Bewerk'),
    both: ['name', 'Naam'],
    others: { city: 'Raalte' },
  },
  {
    what: 'an agenda item',
    make: made('agendaitem', { title: NAME, start_date: tomorrow, location: 'Werf' }),
    resource: 'agendaitem',
    screen: id => `/agendaitem_detail/${id}`,
    open: press('Bewerk'),
    both: ['title', 'Titel'],
    others: { location: 'Kantoor' },
  },
  {
    what: 'a note',
    make: async api => {
      const { id } = await api.post('relation', { name: 'Nora', surname: 'Notitie' })
      return made('note', { noteable_type: 'relation', noteable_id: id, description: NAME })(api)
    },
    resource: 'note',
    screen: id => `/note_detail/${id}`,
    open: press('Bewerk'),
    both: ['description', 'Tekst van de notitie'],
    others: { sticky: true },
  },
  {
    what: 'a website',
    make: async api => {
      const { id } = await api.get<{ id: number }>('user/getcurrentuser')
      return made('website', { siteurl: ADDRESS, status: 'draft', user_id: id, lead_source: NAME })(api)
    },
    resource: 'website',
    screen: () => '/account/company_websites',
    open: chooseEdit(`Acties voor ${ADDRESS}`),
    both: ['lead_source', 'Leadbron'],
    others: { siteurl: `${ADDRESS}/offerte` },
  },
]

/** Comes back to the tab, which reads anew what it shows. */
async function returnToTab(page: Page, resource: string): Promise<void> {
  const read = page.waitForResponse(
    answer => new URL(answer.url()).pathname.startsWith(`/api/${resource}`) && answer.request().method() === 'GET',
  )
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await (await read).finished()
}

test('whoever saves a form that somebody else saved meanwhile is asked per field, whatever the tab has read since (R-API-001)', async ({
  page,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  await page.clock.install()
  await openAs(page, ADMINISTRATOR, '/dashboard')
  for (const { what, make, resource, screen, open, both, others } of CASES)
    await test.step(what, async () => {
      const id = await make(api)
      const [name, label] = both
      await page.goto(screen(id))
      await open(page)
      const form = page.getByRole('dialog').first()
      const field = form.getByLabel(label).first()
      await field.fill(`${NAME}, door mij`)
      // An answer counts as fresh for a while; a tab that is come back to later reads anew.
      await api.patch(`${resource}/${id}`, { [name]: `${NAME}, door een ander`, ...others })
      await page.clock.fastForward(20_000)
      await returnToTab(page, resource)
      await form.getByRole('button', { name: 'Bewaar' }).click()
      const question = page.getByRole('dialog', { name: /heeft dit net gewijzigd/ })
      await expect(question).toContainText(`${NAME}, door een ander`)
      await question.getByRole('button', { name: 'Terug' }).click()
      await expect(field).toHaveValue(`${NAME}, door mij`)
      await form.getByRole('button', { name: 'Bewaar' }).click()
      await question.getByRole('button', { name: 'Bewaar' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await api.get(`${resource}/${id}`)).toMatchObject({ [name]: `${NAME}, door mij`, ...others })
    })
})

test('whoever builds a form that somebody else builds on keeps what only one of them changed, and chooses for the rest', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const vertical_id = await made('vertical', { description: NAME })(api)
  const id = await made('verticaldatafield', { vertical_id, field_label: 'Breedte', field_type: 'number' })(api)
  const path = `verticaldatafield/${id}`
  await openAs(page, ADMINISTRATOR, `/vertical_detail/${vertical_id}`)
  await page.getByRole('button', { name: /^Breedte/ }).click()
  const settings = page.getByRole('complementary', { name: 'Instellingen' })

  await test.step('what each changed by itself is kept without a question', async () => {
    await api.patch(path, { description: 'Van muur tot muur' })
    await settings.getByLabel('Eenheid').fill('m')
    await expect(page.getByRole('status').filter({ hasText: /^Opgeslagen/ })).toBeVisible()
    await expect.poll(() => api.get(path)).toMatchObject({ unit: 'm', description: 'Van muur tot muur' })
  })

  await test.step('what both changed is asked, and stays as it was typed until then', async () => {
    await api.patch(path, { unit: 'cm', description: 'Binnenwerks' })
    await settings.getByLabel('Eenheid').fill('mm')
    const question = page.getByRole('dialog', { name: /heeft dit net gewijzigd/ })
    await question.getByRole('button', { name: 'Terug' }).click()
    await expect(settings.getByLabel('Eenheid')).toHaveValue('mm')
    expect(await api.get(path)).toMatchObject({ unit: 'cm' })
    await settings.getByLabel('Eenheid').fill('mm²')
    await question.getByText(/: cm$/).click()
    await question.getByRole('button', { name: 'Bewaar' }).click()
    await expect(settings.getByLabel('Eenheid')).toHaveValue('cm')
    await expect.poll(() => api.get(path)).toMatchObject({ unit: 'cm', description: 'Binnenwerks' })
  })
})

test('whoever drags what somebody else moved meanwhile is told so, and sees where it is now (R-AGND-002)', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const at = (time: string) => `2031-03-04T${time}:00.000Z`
  const id = await made('agendaitem', { title: NAME, start_date: at('09:00'), end_date: at('10:00') })(api)
  await openAs(page, ADMINISTRATOR, '/calendar?view=day&date=2031-03-04&user=all')
  const event = page.getByText(NAME)
  await expect(event).toBeVisible()
  await api.patch(`agendaitem/${id}`, { start_date: at('12:00') })
  const box = await event.boundingBox()
  if (!box) throw new Error('The agenda item is nowhere.')
  await page.mouse.move(box.x + 40, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 60, { steps: 5 })
  await page.mouse.move(box.x + 40, box.y + 110, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText('Iemand anders heeft dit intussen gewijzigd.')).toBeVisible()
  expect(await api.get(`agendaitem/${id}`)).toMatchObject({ version: 2 })
  await expect(page.getByText('13:00–14:00')).toBeVisible()
})

const question = (page: Page) => page.getByRole('dialog', { name: /heeft dit net gewijzigd/ })
const isKept = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Opgeslagen/ })).toBeVisible()

/** A quotation with a line, and how it is at the server. */
async function quotationWithLine(api: Api) {
  const flow = await api.post('flow', { relation: { fullname: `Klant Samen${Date.now()}` } })
  const { id, calculation_id } = await api.post<{ id: number; calculation_id: number }>(
    'quotation/createquotationfromflow',
    { flow_id: flow.id },
  )
  const line = { calculation_id, item_name: 'Kabel', item_type: 'manual', unit_rate_exc_manual: 10 }
  await api.post('calculationitem', line)
  return {
    id,
    path: `/quotation_detail/${id}`,
    async line() {
      type Lines = { calculationitems: { item_name: string; product_amount: number; unit_rate_exc_manual: number }[] }
      return (await api.get<Lines>(`calculation/${calculation_id}`)).calculationitems[0]
    },
  }
}

test('of two who have one quotation open nobody loses what they type in a line: apart it is kept, and for the same field the second is asked (R-CALC-007, R-API-001)', {
  tag: '@long',
}, async ({ page, browser }) => {
  const api = await apiAs(ADMINISTRATOR)
  const { path, line } = await quotationWithLine(api)
  const colleague = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await openAs(page, ADMINISTRATOR, path)
  await openAs(colleague, ADMINISTRATOR, path)
  const cell = (on: Page, column: string) => on.locator(`tr[data-line] [data-column="${column}"]`)
  const write = async (on: Page, column: string, text: string) => {
    await cell(on, column).fill(text)
    await on.keyboard.press('Tab')
  }
  await expect(cell(page, 'name')).toHaveValue('Kabel')
  await expect(cell(colleague, 'name')).toHaveValue('Kabel')

  await test.step('a field that only one of them changed is kept without a question', async () => {
    await write(colleague, 'quantity', '3')
    await isKept(colleague)
    await write(page, 'price', '25')
    await expect.poll(line).toMatchObject({ product_amount: 3, unit_rate_exc_manual: 25 })
    await expect(cell(page, 'quantity')).toHaveValue('3')
    await expect(question(page)).toHaveCount(0)
  })

  await test.step('a field that both changed is asked; until then the line says that it is not saved, and keeps what was typed', async () => {
    await write(colleague, 'name', 'Kabelgoot')
    await question(colleague).waitFor({ state: 'detached' })
    await expect.poll(line).toMatchObject({ item_name: 'Kabelgoot' })
    await write(page, 'name', 'Kabelbaan')
    await expect(question(page)).toContainText('Kabelgoot')
    await question(page).getByRole('button', { name: 'Terug' }).click()
    await expect(cell(page, 'name')).toHaveValue('Kabelbaan')
    expect(await line()).toMatchObject({ item_name: 'Kabelgoot' })
    await page.getByRole('button', { name: 'Opnieuw', exact: true }).click()
    await question(page).getByRole('button', { name: 'Bewaar' }).click()
    await expect.poll(line).toMatchObject({ item_name: 'Kabelbaan', product_amount: 3 })
    await expect(page.getByText('Niet opgeslagen')).toHaveCount(0)
    await isKept(page)
  })

  await test.step('who takes over what the other wrote sees it', async () => {
    await write(colleague, 'quantity', '8')
    await question(colleague)
      .getByRole('button', { name: 'Bewaar' })
      .click({ timeout: 2000 })
      .catch(() => undefined)
    await expect.poll(line).toMatchObject({ product_amount: 8 })
    await write(page, 'quantity', '5')
    await question(page).getByText(/: 8$/).click()
    await question(page).getByRole('button', { name: 'Bewaar' }).click()
    await expect(cell(page, 'quantity')).toHaveValue('8')
    expect(await line()).toMatchObject({ product_amount: 8 })
  })
  await colleague.context().close()
})

test('title and texts of a document that two people change are asked about and never written over in silence (R-API-001)', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const { id, path } = await quotationWithLine(api)
  await openAs(page, ADMINISTRATOR, path)

  await test.step('the title', async () => {
    await page.getByRole('tab', { name: 'Gegevens' }).click()
    const title = page.getByRole('textbox', { name: 'Titel' })
    await api.patch(`quotation/${id}`, { title: 'Van een ander' })
    await title.fill('Van mij')
    await expect(question(page)).toContainText('Van een ander')
    await question(page).getByRole('button', { name: 'Bewaar' }).click()
    await expect.poll(() => api.get(`quotation/${id}`)).toMatchObject({ title: 'Van mij' })
    await expect(title).toHaveValue('Van mij')
  })

  await test.step('a widget, of which what was typed stays until the choice is made', async () => {
    const widget = await api.first<{ id: number }>(
      `documentwidget?widgetable_type=quotation&widgetable_id=${id}&sort=order`,
    )
    const outline = page.getByRole('region', { name: 'Onderdelen' })
    await outline.getByRole('listitem').first().getByRole('button').nth(1).click()
    const name = page.getByRole('textbox', { name: 'Naam in de lijst' })
    await api.patch(`documentwidget/${widget.id}`, { description: 'Aanhef' })
    await name.fill('Groet')
    await expect(question(page)).toContainText('Aanhef')
    await question(page).getByRole('button', { name: 'Terug' }).click()
    await expect(name).toHaveValue('Groet')
    await name.fill('Begroeting')
    await question(page).getByRole('button', { name: 'Bewaar' }).click()
    await expect.poll(() => api.get(`documentwidget/${widget.id}`)).toMatchObject({ description: 'Begroeting' })
  })
})

test('settings and prices that somebody else saved meanwhile are asked about, also where the page has one button for all (R-API-001)', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  type Company = { companysettings: { id: number; appname: string | null } }
  const { companysettings: settings } = await api.get<Company>('company/getcurrentcompany')

  await test.step('the profile of the company', async () => {
    await openAs(page, ADMINISTRATOR, '/account/company_profile')
    const name = page.getByLabel('Korte naam')
    await name.fill('Portaal van mij')
    await api.patch(`companysettings/${settings.id}`, { appname: 'Portaal van een ander' })
    await page.getByRole('button', { name: 'Bewaar' }).click()
    await expect(question(page)).toContainText('Portaal van een ander')
    await question(page).getByRole('button', { name: 'Terug' }).click()
    await expect(name).toHaveValue('Portaal van mij')
    await page.getByRole('button', { name: 'Bewaar' }).click()
    await question(page).getByRole('button', { name: 'Bewaar' }).click()
    await expect(page.getByRole('button', { name: 'Bewaar' })).toHaveCount(0)
    expect((await api.get<Company>('company/getcurrentcompany')).companysettings.appname).toBe('Portaal van mij')
    await api.patch(`companysettings/${settings.id}`, { appname: settings.appname })
  })

  await test.step('a row of graduated prices', async () => {
    const { id } = await api.post('product', { item_name: `${NAME}${Date.now()}`, calc_method: 'table' })
    type Rows = { producttablerows: { id: number }[] }
    const [row] = (await api.get<Rows>(`product/${id}`)).producttablerows
    const path = `producttablerow/${row?.id}`
    await api.patch(path, { unit_amount: 1, unit_rate_exc: 10 })
    await page.goto(`/product_detail/${id}`)
    const price = page.getByRole('textbox', { name: 'Prijs excl. btw' }).first()
    await expect(price).toHaveValue(/10/)
    await api.patch(path, { unit_rate_exc: 11 })
    await price.fill('12')
    await page.keyboard.press('Tab')
    await expect(question(page)).toContainText('11')
    await question(page).getByRole('button', { name: 'Bewaar' }).click()
    await expect.poll(() => api.get(path)).toMatchObject({ unit_rate_exc: 12 })
  })
})

test('whoever arranges a dashboard in a tab that stood open is told that it was arranged in another, and sees it like that (R-API-001)', {
  tag: '@long',
}, async ({ page }) => {
  const manager = 'manager@zonnigdak.example'
  const reset = async () => (await apiAs(manager)).remove('user/dashboard/salesv1')
  await reset()
  await openAs(page, manager, '/dashboard_sales')
  const other = await page.context().newPage()
  await other.goto(page.url())
  const later = (tab: Page) => tab.getByRole('button', { name: /naar achteren$/ })
  const movable = (tab: Page) => tab.getByRole('button', { name: /naar achteren$/, disabled: false })
  const order = (tab: Page) => later(tab).evaluateAll(all => all.map(button => button.getAttribute('aria-label') ?? ''))
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Indelen' }).click()
    await expect(later(tab).first()).toBeVisible()
  }
  const before = await order(page)
  let kept = 0
  page.on('response', answer => {
    if (answer.request().method() === 'PUT' && answer.ok()) kept += 1
  })
  // Twice in a row, faster than the server answers: the second goes on from the first.
  await movable(page).first().click()
  await movable(page).last().click()
  await expect.poll(() => kept).toBe(2)
  expect(await order(page)).not.toEqual(before)
  await expect(page.getByText('intussen ergens anders ingedeeld')).toHaveCount(0)
  const arranged = await order(page)

  await movable(other).last().click()
  await expect(other.getByText('intussen ergens anders ingedeeld')).toBeVisible()
  await expect.poll(() => order(other)).toEqual(arranged)
  const put = () => other.waitForResponse(answer => answer.request().method() === 'PUT')
  const [next] = await Promise.all([put(), movable(other).first().click()])
  expect(next.status()).toBe(200)
  expect(await order(other)).not.toEqual(arranged)
  // What was arranged is known where one comes back to it.
  await go(other, '/relation_overview')
  await expect(other.getByRole('heading', { level: 1, name: 'Relaties' })).toBeVisible()
  await go(other, '/dashboard_sales')
  await other.getByRole('button', { name: 'Indelen' }).click()
  const [again] = await Promise.all([put(), movable(other).last().click()])
  expect(again.status()).toBe(200)
  const last = await order(other)
  await expect(async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Indelen' }).click()
    await expect.poll(() => order(page)).toEqual(last)
  }).toPass()
  await reset()
})
