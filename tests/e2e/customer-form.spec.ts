import { expect, type Page, test } from '@playwright/test'
import { type Api, apiAs } from './api-as'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { linkInMail } from './link-in-mail'
import { ADMINISTRATOR, openAs } from './sign-in'
import { tabTo } from './tab-to'

/** A form that a customer fills in on a phone, by the link in a mail of the company. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** Twenty red pixels by ten. */
const RED = 'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAAFUlEQVR42mM4ISdHNmIY1TyqmRACAJaAyyEi6cemAAAAAElFTkSuQmCC'
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })

const CUSTOMER = 'Marieke Huisman'

/** A dossier of a customer with an address of their own, with a form for the house and one for the roof. */
async function dossier(api: Api) {
  const email = `marieke.${crypto.randomUUID()}@voorbeeld.example`
  const house = await api.post('vertical', { description: 'Uw woning' })
  const add = (field: object) => api.post('verticaldatafield', { vertical_id: house.id, ...field })
  await add({ field_label: 'Bewoners', field_type: 'number', required: 1 })
  await add({ field_label: 'Breedte', field_type: 'number', unit: 'm' })
  await add({ field_label: 'Oppervlak', field_type: 'calculated', unit: 'm²', calculationrules: 'breedte * 4' })
  await add({ field_label: 'Soort dak', field_type: 'selectbox', options: 'Pannen, Plat' })
  await add({ field_label: 'Meterkast', field_type: 'photo', required: 1 })
  await add({ field_label: 'Inkoopprijs', field_type: 'number', staff_only: 1 })
  const roof = await api.post('vertical', { description: 'Uw dak' })
  await api.post('verticaldatafield', { vertical_id: roof.id, field_label: 'Dakhelling', field_type: 'text' })
  const flow = await api.post('flow', { relation: { fullname: CUSTOMER, email } })
  const begin = (vertical_id: number) => api.post(`flow/${flow.id}/addflowdataitem`, { vertical_id })
  return { flow, email, house: await begin(house.id), roof: await begin(roof.id) }
}

const state = (page: Page) => page.getByRole('status').filter({ hasText: /pgeslagen|Opslaan|apparaat/ })

test('staff ask a customer, who fills a form in on a phone, photographs, loses the connection and sends it', async ({
  page,
  browser,
}) => {
  const staff = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const api = await apiAs(ADMINISTRATOR, staff)
  const { flow, email, house } = await dossier(api)
  const read = () => api.get<{ status: string; field_values: Record<string, unknown> }>(`flowdataitem/${house.id}`)

  await test.step('staff mail the question from the dossier, with the forms that they choose', async () => {
    await openAs(staff, ADMINISTRATOR, `/flow_detail/${flow.id}?options=dossier`)
    await staff.getByRole('button', { name: 'Vraag de klant' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Vraag de klant' })
    await expect(dialog.getByLabel('Aan', { exact: false }).first()).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Tekst' })).toContainText(`Beste ${CUSTOMER}`)
    await expectNoViolationsInEitherTheme(staff, 'the question to a customer')
    await dialog.getByRole('button', { name: 'Verstuur' }).click()
    await expect(staff.getByText(`De vraag aan ${email} gaat op weg`)).toBeVisible()
    await expect(staff.getByText('Bij de klant')).toHaveCount(2)
    await expect(staff.getByText('Klant gevraagd om Uw woning in te vullen')).toBeVisible()
  })

  await test.step('the link in the mail opens the first form by itself, and going back the dossier (R-PORT-002, R-PORT-014, R-UI-009)', async () => {
    await page.goto(await linkInMail(page, email, 'withOpenForm'))
    await expect(page.getByRole('heading', { level: 1, name: 'Uw woning' })).toBeVisible()
    await expect(page.getByText('Inkoopprijs')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Verstuur' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoViolationsInEitherTheme(page, 'a form of a customer')
    await page.goBack()
    const list = page.getByRole('listitem').filter({ hasText: 'Uw woning' })
    await expect(list).toContainText('0 van 4 vragen')
    await expect(list).toContainText('Nog in te vullen')
    await expectNoViolationsInEitherTheme(page, 'a dossier with forms')
    await list.getByRole('link').click()
  })

  await test.step('what is filled in is kept at once; what is still empty is listed and leads to its field', async () => {
    await page.getByLabel('Breedte').fill('3,5')
    await expect(page.getByText('14 m²')).toBeVisible()
    await expect(state(page)).toHaveText(/^Opgeslagen \d\d:\d\d/)
    expect((await read()).field_values).toMatchObject({ breedte: 3.5, oppervlak: 14 })
    await page.getByRole('button', { name: 'Verstuur' }).click()
    const missing = page.getByRole('dialog', { name: 'Vul dit nog in' })
    await expect(missing.getByRole('listitem')).toHaveText(['Bewoners', 'Meterkast'])
    await missing.getByRole('button', { name: 'Bewoners' }).click()
    await expect(page.getByLabel('Bewoners')).toBeFocused()
    await page.keyboard.type('4')
  })

  await test.step('without a connection answers and photos stay on the phone, also when the page is closed', async () => {
    await expect.poll(async () => (await read()).field_values.bewoners).toBe(4)
    await page.context().setOffline(true)
    await page.getByText('Plat', { exact: true }).click()
    await page.getByLabel('Maak foto').setInputFiles(photo('meterkast.png'))
    await expect(page.getByText('U bent offline.')).toBeVisible()
    await expect(state(page).filter({ hasText: 'wachten' })).toHaveText('2 wachten op dit apparaat')
    await expectNoViolationsInEitherTheme(page, 'a form of a customer without a connection')
    await page.route(/\/api\/flowdataitem\/\d+\/(update|picture)/i, route => route.abort())
    await page.context().setOffline(false)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Plat' })).toBeChecked()
    await expect(page.locator('.surveys-photo')).toHaveCount(1)
    await page.getByRole('link', { name: 'Mijn dossier' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Uw woning' })).toContainText('Wacht op dit apparaat')
    await page.getByRole('link', { name: /Uw woning/ }).click()
  })

  await test.step('sent without a connection it goes out once there is one, and the page says thank you', async () => {
    await page.context().setOffline(true)
    await page.unroute(/\/api\/flowdataitem\/\d+\/(update|picture)/i)
    await page.getByRole('button', { name: 'Verstuur' }).click()
    const question = page.getByRole('dialog', { name: 'Formulier versturen?' })
    await question.getByRole('button', { name: 'Verstuur' }).click()
    await expect(page.getByText('Gaat de deur uit zodra er verbinding is.')).toBeVisible()
    expect((await read()).status).toBe('open')
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: `Bedankt, ${CUSTOMER}` })).toBeFocused({ timeout: 30_000 })
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectNoViolationsInEitherTheme(page, 'the thanks for a form')
    await expect(page.getByRole('link', { name: 'Volgende: Uw dak' })).toBeVisible()
  })

  await test.step('staff see what came, of whom it is, and that it came', async () => {
    expect(await read()).toMatchObject({ status: 'sent', field_values: { bewoners: 4, soort_dak: 'Plat' } })
    expect(await api.get<unknown[]>(`flowdataitem/${house.id}/getpictures`)).toHaveLength(1)
    await staff.reload()
    await expect(staff.getByText('Klant heeft Uw woning ingevuld')).toBeVisible()
    await staff.getByRole('button', { name: /^Meldingen|ongelezen/ }).click()
    await staff.getByText(`${CUSTOMER} heeft een formulier ingevuld`).first().click()
    await expect(staff.getByText(/^Verzonden .* door de klant$/)).toBeVisible()
    await expect(staff.getByText('klant', { exact: true })).not.toHaveCount(0)
    await staff.context().close()
  })
})

test('a customer uses keys alone; a question that is withdrawn meanwhile says so, and asks nothing any more', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const api = await apiAs(ADMINISTRATOR)
  const { flow, house, roof } = await dossier(api)
  const { subject, message } = await api.get<{ subject: string; message: string }>(`flow/${flow.id}/getforaskcustomer`)
  await api.post(`flow/${flow.id}/askcustomer`, { flowdataitem_ids: [house.id, roof.id], subject, message })
  const at = (id: number) => `/portal/#/customer_flow_detail/${flow.hash}/form/${id}`

  await test.step('filled in and sent by keys alone', async () => {
    await page.goto(at(roof.id))
    await tabTo(page, page.getByLabel('Dakhelling'))
    await page.keyboard.type('35 graden')
    await tabTo(page, page.getByRole('button', { name: 'Verstuur' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Formulier versturen?' })).toBeVisible()
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Verstuur' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Bedankt, ${CUSTOMER}` })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Volgende: Uw woning' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Uw woning' })).toBeVisible()
  })

  await test.step('what is typed after the question was withdrawn says that nobody asks it any more (R-PORT-009)', async () => {
    await expect(page.getByLabel('Bewoners')).toBeVisible()
    await api.post(`flowdataitem/${house.id}/withdrawfromcustomer`, {})
    await page.getByLabel('Bewoners').fill('3')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dit formulier hoeft u niet meer in te vullen')
    await expectNoViolationsInEitherTheme(page, 'a form that was withdrawn')
    await page.getByRole('link', { name: 'Mijn dossier' }).click()
    await expect(page.getByRole('link', { name: /Uw dak/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Uw woning/ })).toHaveCount(0)
  })
})

test('who draws on a photo sees the photo under the pen, and keeps it when a line is taken back', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR, page)
  const roof = await api.post('vertical', { description: 'Legplan' })
  await api.post('verticaldatafield', { vertical_id: roof.id, field_label: 'Panelen', field_type: 'drawing' })
  const flow = await api.post('flow', { relation: { fullname: CUSTOMER } })
  const form = await api.post(`flow/${flow.id}/addflowdataitem`, { vertical_id: roof.id })
  await openAs(page, ADMINISTRATOR, `/flowdataitem_detail/${form.id}`)
  const chosen = page.waitForEvent('filechooser')
  await page.getByText('Op foto').click()
  await (await chosen).setFiles({ name: 'dak.png', mimeType: 'image/png', buffer: Buffer.from(RED, 'base64') })
  const sheet = page.getByRole('dialog', { name: 'Panelen' }).locator('canvas')
  const corner = () =>
    sheet.evaluate(element => [
      ...((element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, 1, 1).data ?? []),
    ])
  await expect.poll(corner).toEqual([200, 30, 30, 255])
  await sheet.click()
  await page.getByRole('button', { name: 'Laatste lijn terug' }).click()
  await expect.poll(corner).toEqual([200, 30, 30, 255])
})

test('two windows of a customer keep what each filled in, with an answer of their own, and a device forgets it after thirty days', async ({
  page,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  const roof = await api.post('vertical', { description: 'Uw dak' })
  const add = (field: object) => api.post('verticaldatafield', { vertical_id: roof.id, ...field })
  await add({ field_label: 'Soort dak', field_type: 'selectbox', options: 'Pannen, Plat', own_answer: 1 })
  await add({ field_label: 'Let op' })
  const flow = await api.post('flow', { relation: { fullname: CUSTOMER, email: 'marieke@voorbeeld.example' } })
  const form = await api.post(`flow/${flow.id}/addflowdataitem`, { vertical_id: roof.id })
  const { subject, message } = await api.get<{ subject: string; message: string }>(`flow/${flow.id}/getforaskcustomer`)
  await api.post(`flow/${flow.id}/askcustomer`, { flowdataitem_ids: [form.id], subject, message })
  const dossier = `/portal/#/customer_flow_detail/${flow.hash}`
  const answers = async () =>
    (await api.get<{ field_values: Record<string, unknown> }>(`flowdataitem/${form.id}`)).field_values
  const context = page.context()
  await page.goto(`${dossier}/form/${form.id}`)
  const other = await context.newPage()
  await other.goto(`${dossier}/form/${form.id}`)

  await test.step('both windows fill in without a connection, and both answers arrive', async () => {
    await expect(other.getByLabel('Let op')).toBeVisible()
    await expect(page.getByLabel('Let op')).toBeVisible()
    await context.setOffline(true)
    await page.getByText('Anders, namelijk', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Anders, namelijk' }).fill('Riet')
    await other.getByLabel('Let op').fill('Hond loopt los')
    await expect(state(other).filter({ hasText: 'wacht' })).toHaveText('1 wacht op dit apparaat')
    await context.setOffline(false)
    await expect.poll(answers).toEqual({ soort_dak: 'Riet', let_op: 'Hond loopt los' })
    await other.close()
  })

  await test.step('what was not sent for thirty days is gone from the device', async () => {
    await page.route(/\/api\/flowdataitem\/\d+\/update/i, route => route.abort())
    await page.getByLabel('Let op').fill('Hond en kat')
    await expect(state(page).filter({ hasText: 'wacht' })).toHaveText('1 wacht op dit apparaat')
    await page.clock.install({ time: Date.now() + 29 * 86_400_000 })
    await page.reload()
    await expect(page.getByLabel('Let op')).toHaveValue('Hond en kat')
    await page.goto('about:blank')
    await page.clock.setSystemTime(Date.now() + 61 * 86_400_000)
    await page.goto(`${dossier}/form/${form.id}`)
    await expect(page.getByLabel('Let op')).toHaveValue('Hond loopt los')
  })
})
