import { expect as base, type Page, test } from '@playwright/test'
import { type Api, apiAs } from './api-as'
import { ADMINISTRATOR, openAs } from './sign-in'

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

test('whoever builds a form that somebody else builds on keeps what only one of them changed, and chooses for the rest', async ({
  page,
}) => {
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

test('whoever drags what somebody else moved meanwhile is told so, and sees where it is now (R-AGND-002)', async ({
  page,
}) => {
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
