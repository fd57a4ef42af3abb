import { expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { type Api, apiAs } from './api-as'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { ADMINISTRATOR, go } from './sign-in'

/** A survey with one hand on a roof: nothing that was filled in gets lost without a connection, or arrives twice. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

let api: Api
test.beforeEach(async ({ page }) => {
  api = await apiAs(ADMINISTRATOR, page)
})

interface Item {
  id: number
  field_values: Record<string, unknown>
}

async function begin(): Promise<{ flow: number; item: Item }> {
  const form = await api.post('vertical', { description: 'Dak opnemen' })
  const add = (field: object) => api.post('verticaldatafield', { vertical_id: form.id, ...field })
  await add({ field_label: 'Breedte', field_type: 'number', unit: 'm', required: 1 })
  await add({ field_label: 'Oppervlak', field_type: 'calculated', unit: 'm²', calculationrules: 'breedte * 4' })
  await add({ field_label: 'Soort dak', field_type: 'selectbox', options: 'Pannen, Plat' })
  await add({ field_label: 'Foto’s', field_type: 'photo', field_name: 'fotos' })
  await add({ field_label: 'Opmerking', field_type: 'textarea' })
  await add({ field_label: 'Akkoord', field_type: 'signature', required: 1 })
  const flow = await api.post('flow', { relation: { fullname: 'Dirk Dakmans' } })
  const item = await api.post<Item>(`flow/${flow.id}/addflowdataitem`, {
    vertical_id: form.id,
    description: 'Dak voor',
  })
  await api.post(`flow/${flow.id}/addflowdataitem`, { vertical_id: form.id, description: 'Dak achter' })
  return { flow: flow.id, item }
}

const read = (id: number) => api.get<Item>(`flowdataitem/${id}`)
const photosOf = (id: number) => api.get<{ field_name: string }[]>(`flowdataitem/${id}/getpictures`)
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
const state = (page: Page) => page.getByRole('status').filter({ hasText: /pgeslagen|Opslaan|apparaat/ })
const takePhotos = (page: Page, ...names: string[]) =>
  page.getByLabel('Foto', { exact: true }).setInputFiles(names.map(photo))

test('what is filled in without a connection outlives the page, and arrives once when there is one again (R-SURV-002)', async ({
  page,
}) => {
  const { item } = await begin()
  await page.goto(`/flowdataitem_detail/${item.id}`)

  await test.step('while all is well it is saved after a pause, and says so', async () => {
    await page.getByLabel('Breedte').fill('3,5')
    await expect(page.getByText('14 m²')).toBeVisible()
    await expect(state(page)).toHaveText(/^Opgeslagen \d\d:\d\d/)
    expect((await read(item.id)).field_values).toMatchObject({ breedte: 3.5, oppervlak: 14 })
  })

  await test.step('without a connection it stays on the device, and says how much waits', async () => {
    await page.context().setOffline(true)
    await page.getByLabel('Breedte').fill('5')
    await page.getByText('Plat', { exact: true }).click()
    await page.getByLabel('Opmerking').fill('Ladder kan alleen links staan')
    await takePhotos(page, 'goot.png', 'nok.png')
    await expect(page.getByText('20 m²')).toBeVisible()
    await expect(page.locator('.surveys-photo')).toHaveCount(2)
    await expect(state(page).filter({ hasText: 'wachten' })).toHaveText('5 wachten op dit apparaat')
  })

  await test.step('a page that was closed meanwhile has it again, also while the server does not answer', async () => {
    await page.route(/\/api\/(flowdataitem|picture|flow)\b/, route => route.abort())
    await page.context().setOffline(false)
    await page.reload()
    await expect(page.getByLabel('Breedte')).toHaveValue('5')
    await expect(page.getByLabel('Opmerking')).toHaveValue('Ladder kan alleen links staan')
    await expect(page.locator('.surveys-photo')).toHaveCount(2)
    await expect(page.getByText('20 m²')).toBeVisible()
  })

  await test.step('once the server answers it has all of it, each photo once', async () => {
    await page.unroute(/\/api\/(flowdataitem|picture|flow)\b/)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(state(page)).toHaveText(/^Opgeslagen/)
    expect((await read(item.id)).field_values).toMatchObject({
      ...{ breedte: 5, oppervlak: 20, soort_dak: 'Plat', opmerking: 'Ladder kan alleen links staan' },
    })
    expect((await photosOf(item.id)).map(({ field_name }) => field_name)).toEqual(['fotos', 'fotos'])
    await page.reload()
    await expect(page.getByLabel('Breedte')).toHaveValue('5')
    await expect(state(page)).toHaveText('Opgeslagen')
    expect(await photosOf(item.id)).toHaveLength(2)
  })

  await test.step('a photo whose answer got lost is sent again and is there once', async () => {
    const answers: number[] = []
    await page.route('**/api/picture', async route => {
      const answer = await route.fetch()
      answers.push(answer.status())
      return answers.length === 1 ? route.abort() : route.fulfill({ response: answer })
    })
    await takePhotos(page, 'schoorsteen.png')
    await expect.poll(() => answers.length, { timeout: 15_000 }).toBeGreaterThan(1)
    await expect(state(page)).toHaveText(/^Opgeslagen/)
    expect(await photosOf(item.id)).toHaveLength(3)
  })
})

test('two people in one form each keep what only they filled in; who is second is shown both answers', async ({
  page,
}) => {
  const { item } = await begin()
  await page.goto(`/flowdataitem_detail/${item.id}`)
  await page.getByLabel('Breedte').fill('3')
  await page.getByLabel('Opmerking').fill('Van mij')
  await api.patch(`flowdataitem/${item.id}`, { field_values: { breedte: 9, soort_dak: 'Pannen' } })
  const told = page.getByText('Intussen vulde iemand anders 9 m in. Jij vulde 3 m in.')
  await expect(told).toBeVisible()
  expect((await read(item.id)).field_values).toMatchObject({ breedte: 9, opmerking: 'Van mij', soort_dak: 'Pannen' })
  await page.getByRole('button', { name: 'Neem die van mij' }).click()
  await expect(told).toBeHidden()
  await expect.poll(async () => (await read(item.id)).field_values.breedte).toBe(3)
})

test('a form is signed and sent, is read from then on, and comes back (R-SURV-009, R-SURV-010)', async ({ page }) => {
  const { flow, item } = await begin()
  await page.goto(`/flow_detail/${flow}?options=dossier`)
  await page.getByRole('link', { name: /^Dak voor/ }).click()
  await expectNoViolationsInEitherTheme(page, 'a form on a phone')

  await test.step('what must still be filled in is listed, and leads to its field', async () => {
    await page.getByRole('button', { name: 'Verzend formulier' }).click()
    const missing = page.getByRole('dialog', { name: 'Vul dit nog in' })
    await expect(missing.getByRole('listitem')).toHaveText(['Breedte', 'Akkoord'])
    await missing.getByRole('button', { name: 'Breedte' }).click()
    await expect(page.getByLabel('Breedte')).toBeFocused()
    await page.keyboard.type('4')
  })

  await test.step('a signature is drawn, or a name typed by who cannot draw', async () => {
    await page.getByRole('button', { name: 'Teken hier' }).click()
    await page.getByLabel('Of typ je naam').fill('Dirk Dakmans')
    await page.getByRole('button', { name: 'Bewaar' }).click()
    await expect.poll(async () => (await photosOf(item.id)).map(one => one.field_name)).toEqual(['akkoord'])
  })

  await test.step('a sent form is read, until it is put back', async () => {
    await page.getByRole('button', { name: 'Verzend formulier' }).click()
    await expect(page.getByText(/^Verzonden .* door /)).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByText('16 m²')).toBeVisible()
    await page.getByRole('button', { name: 'Zet terug' }).click()
    await expect(page.getByRole('textbox', { name: 'Breedte' })).toHaveValue('4')
  })

  await test.step('the next form of the dossier is one touch away', async () => {
    await page.getByRole('link', { name: 'Volgende: Dak achter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dak achter' })).toBeVisible()
    await go(page, `/flow_detail/${flow}?options=dossier`)
    await expect(page.getByRole('link', { name: /^Dak voor/ })).toBeVisible()
  })
})

test('a filled-in form is printed whole and on white, without what stands around it', { tag: '@long' }, async ({
  page,
}) => {
  const form = await api.post('vertical', { description: 'Lange opname' })
  for (let number = 1; number <= 40; number++)
    await api.post('verticaldatafield', { vertical_id: form.id, field_label: `Vraag ${number}`, field_type: 'text' })
  const flow = await api.post('flow', { relation: { fullname: 'Petra Papier' } })
  const item = await api.post<Item>(`flow/${flow.id}/addflowdataitem`, { vertical_id: form.id })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/flowdataitem_detail/${item.id}`)
  await expect(page.getByLabel('Vraag 40')).toBeVisible()
  const printed = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { text } = await extractText(printed, { mergePages: true })
  expect(text).toContain('Lange opname')
  expect(text).toContain('Vraag 40')
  expect(text).not.toContain('Communicator')
  const themeOn = (event: string) =>
    page.evaluate(name => {
      dispatchEvent(new Event(name))
      return document.documentElement.dataset.theme
    }, event)
  expect(await themeOn('beforeprint')).toBe('light')
  expect(await themeOn('afterprint')).toBe('dark')
})

test('the forms of a company are a list in pages with the day of their last change, and one is deleted after a question (R-VERT-007, R-VERT-008)', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const name = `Weg ermee ${Date.now()}`
  await api.post('vertical', { description: name })
  const asked = page.waitForRequest(/\/api\/vertical\?.*limit=\d/)
  await page.goto('/vertical_overview')
  await asked
  const heads = page.getByRole('columnheader')
  await expect(heads.filter({ hasText: 'Gewijzigd' })).toBeVisible()
  await heads.filter({ hasText: 'Gewijzigd' }).click()
  await expect(page.locator('[role=columnheader][aria-sort=ascending], [aria-sort=descending]')).toHaveText(/Gewijzigd/)
  await expect(heads.last()).not.toHaveAttribute('aria-sort', /./)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('vandaag')

  await row.getByRole('button', { name: /^Acties/ }).click()
  await page.getByRole('menuitem', { name: 'Verwijder' }).click()
  const question = page.getByRole('dialog', { name: `Weet u zeker dat u formulier ${name} wilt verwijderen?` })
  await question.getByRole('button', { name: 'Annuleer' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /^Acties/ }).click()
  await page.getByRole('menuitem', { name: 'Verwijder' }).click()
  await question.getByRole('button', { name: 'Verwijder' }).click()
  await expect(row).toHaveCount(0)
})
