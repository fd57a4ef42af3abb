import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolations } from './axe-check'
import { ADMINISTRATOR, openAs } from './sign-in'

/** A form that was filled in before, taken over in another dossier. */
test.use({ viewport: { width: 1440, height: 900 } })

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })

test('whoever copies a form is told what cannot come along, and sees its photos in the copy where they wished them (C-0529)', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const own = Date.now()
  const form = await api.post('vertical', { description: `Dak opnemen ${own}` })
  const add = (field: object) => api.post('verticaldatafield', { vertical_id: form.id, ...field })
  await add({ field_label: 'Breedte', field_type: 'number' })
  const kind = await add({ field_label: 'Soort', field_type: 'selectbox', options: 'Pannen, Leien' })
  await add({ field_label: 'Foto’s van het dak', field_type: 'photo', field_name: 'dak' })
  const meter = await add({ field_label: 'Foto van de meter', field_type: 'photo', field_name: 'meter' })
  const from = await api.post('flow', { relation: { fullname: `Vera Voorbeeld${own}` } })
  const to = await api.post('flow', { relation: { fullname: `Nico Nieuw${own}` } })
  const original = await api.post(`flow/${from.id}/addflowdataitem`, { vertical_id: form.id })
  const pictures = (id: number) => api.get<{ status: string }[]>(`flowdataitem/${id}/getpictures`)
  const photosOf = (place: string) => page.locator(`[data-place="${place}"]`).locator('.surveys-photo img')
  const copies = () => api.get<{ id: number }[]>(`flow/${to.id}/flowdataitems`)

  await test.step('a form is filled in, and asks something else afterwards', async () => {
    await openAs(page, ADMINISTRATOR, `/flowdataitem_detail/${original.id}`)
    await page.getByLabel('Breedte').fill('4')
    await page.getByText('Leien', { exact: true }).click()
    const take = (place: string, ...names: string[]) =>
      page.locator(`[data-place="${place}"]`).getByLabel('Foto', { exact: true }).setInputFiles(names.map(photo))
    await take('dak', 'goot.png', 'nok.png')
    await take('meter', 'meter.png')
    await expect
      .poll(async () => (await pictures(original.id)).map(({ status }) => status))
      .toEqual(['ready', 'ready', 'ready'])
    await expect
      .poll(() => api.get(`flowdataitem/${original.id}`))
      .toMatchObject({ field_values: { breedte: 4, soort: 'Leien' } })
    await api.patch(`verticaldatafield/${kind.id}`, { options: 'Pannen, Riet' })
    await api.remove(`verticaldatafield/${meter.id}`)
  })

  const dialog = page.getByRole('dialog', { name: 'Formulieren kopiëren' })
  const withPhotos = dialog.getByRole('checkbox', { name: "Neem 2 foto's en bestanden mee" })
  const copy = page.getByRole('link', { name: new RegExp(`^Dak opnemen ${own}`) })
  async function choose(): Promise<void> {
    await page.goto(`/flow_detail/${to.id}?options=dossier`)
    await page.getByRole('button', { name: 'Kopieer uit dossier' }).click()
    await dialog.getByLabel('Uit dossier').fill(`Voorbeeld${own}`)
    await page.getByRole('option', { name: new RegExp(`Vera Voorbeeld${own}`) }).click()
    await expect(withPhotos).toBeChecked()
  }

  await test.step('the dialog tells which answer and which photo stay behind', async () => {
    await choose()
    await expect(dialog).toContainText('Gaat niet mee: Soort: Leien')
    await expect(dialog).toContainText('1 foto of bestand gaat niet mee')
    await expectNoViolations(page, 'copying forms')
  })

  await test.step('without photos only the answers that are still asked come along', async () => {
    await withPhotos.uncheck({ force: true })
    await dialog.getByRole('button', { name: 'Kopieer' }).click()
    await expect(page.getByText('1 formulier gekopieerd')).toBeVisible()
    await copy.click()
    await expect(page.getByLabel('Breedte')).toHaveValue('4')
    await expect(page.getByText('Leien')).toHaveCount(0)
  })

  await test.step('with photos the copy shows those that are still asked, also where it is opened before they are there', async () => {
    await choose()
    let come = false
    await page.route(/getpictures/, route => (come ? route.fallback() : route.fulfill({ json: [] })))
    await page.route(`**/api/flow/${to.id}/formstocopy`, route => (come ? route.fallback() : route.abort()))
    await dialog.getByRole('button', { name: 'Kopieer' }).click()
    await expect(page.getByText('1 formulier gekopieerd')).toBeVisible()
    await expect(copy).toHaveCount(2)
    const read = page.waitForResponse(/getpictures/)
    await copy.last().click()
    await (await read).finished()
    await expect(page.getByLabel('Breedte')).toHaveValue('4')
    come = true
    await expect(photosOf('dak')).toHaveCount(2)
    const drawn = (shown: HTMLImageElement[]) => shown.every(({ naturalWidth }) => naturalWidth > 0)
    await expect.poll(() => photosOf('dak').evaluateAll(drawn)).toBe(true)
    const taken = await Promise.all((await copies()).map(async ({ id }) => (await pictures(id)).length))
    expect(taken).toEqual([0, 2])
  })
})
