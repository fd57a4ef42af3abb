import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { expectNoViolationsInEitherTheme } from './axe-check'
import { ADMINISTRATOR, openAs } from './sign-in'

test('a form is changed as a draft: nobody fills it in before it is published, and what changes is told first', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const name = `Gevel ${Date.now()}`
  const form = await api.post<{ id: number }>('vertical', { description: name })
  const add = (field: object) => api.post('verticaldatafield', { vertical_id: form.id, ...field })
  await add({ field_label: 'Breedte', field_type: 'number', unit: 'cm' })
  await add({ field_label: 'Steensoort', field_type: 'selectbox', options: 'Baksteen, Kalkzandsteen' })
  await add({ field_label: 'Oude vraag' })
  const asked = async () => {
    const { verticaldatafields } = await api.get<{
      verticaldatafields: { field_label: string; unit: string | null }[]
    }>(`vertical/${form.id}`)
    return verticaldatafields.map(({ field_label, unit }) => `${field_label} ${unit ?? ''}`.trim()).join(', ')
  }
  await openAs(page, ADMINISTRATOR, `/vertical_detail/${form.id}`)
  const draftNote = page.getByText('Dit is een concept.')

  await test.step('what is typed in the draft leaves the form as it is', async () => {
    await page.getByRole('button', { name: 'Maak concept' }).click()
    await expect(draftNote).toBeVisible()
    await page
      .getByRole('button', { name: /^Breedte/ })
      .first()
      .click()
    await page.getByLabel('Eenheid').fill('mm')
    await page.getByRole('button', { name: 'Voeg toe: Datum' }).click()
    await page.keyboard.type('Bouwdatum')
    await expect(page.getByRole('status').filter({ hasText: /^Opgeslagen/ })).toBeVisible()
    expect(await asked()).toBe('Breedte cm, Steensoort, Oude vraag')
  })

  await test.step('the form leads to its draft, and stands in the list as having one', async () => {
    await page.goto('/vertical_overview')
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row.getByText('Concept')).toBeVisible()
    await page.goto(`/vertical_detail/${form.id}`)
    await expect(draftNote).toBeVisible()
  })

  await test.step('what changes is told, and published', async () => {
    await page.getByRole('button', { name: 'Publiceer' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveText([
      /Gewijzigd\s*Breedte.*Eenheid.*cm.*→.*mm/,
      /Nieuw\s*Bouwdatum/,
    ])
    await expectNoViolationsInEitherTheme(page, 'the changes of a draft')
    await api.patch(`vertical/${await draftOf(api, form.id)}`, { help: 'Meet buitenom' })
    await dialog.getByRole('button', { name: 'Publiceer' }).click()
    await expect(page.getByText('Dit concept is intussen gewijzigd.')).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Meet buitenom' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Publiceer' }).click()
    await expect(page.getByText(`Formulier ${name} gepubliceerd`)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/vertical_detail/${form.id}$`))
    await expect(draftNote).toHaveCount(0)
    await expect.poll(asked).toBe('Breedte mm, Bouwdatum, Steensoort, Oude vraag')
  })

  await test.step('a draft that is discarded leaves nothing', async () => {
    await page.getByRole('button', { name: 'Maak concept' }).click()
    await expect(draftNote).toBeVisible()
    await page
      .getByRole('button', { name: /^Oude vraag/ })
      .first()
      .click()
    await page.getByLabel('Label').fill('Nieuwe vraag')
    await expect(page.getByRole('status').filter({ hasText: /^Opgeslagen/ })).toBeVisible()
    await page.getByRole('button', { name: 'Verwerp' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwerp' }).click()
    await expect(page.getByText('Concept verworpen')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Maak concept' })).toBeVisible()
    expect(await asked()).toBe('Breedte mm, Bouwdatum, Steensoort, Oude vraag')
  })
})

const draftOf = async (api: Awaited<ReturnType<typeof apiAs>>, formId: number): Promise<number | null> =>
  (await api.get<{ draft_id: number | null }>(`vertical/${formId}`)).draft_id
