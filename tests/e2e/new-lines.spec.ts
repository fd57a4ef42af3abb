import { expect, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { ADMINISTRATOR, openAs } from './sign-in'

/** Lines, fields and to-dos that are added while the server takes its time: what is typed meanwhile is theirs. */
test.use({ viewport: { width: 1440, height: 900 } })

/** Holds the calls to an address, but for reading when only `writes` are meant, until they are let go. */
async function hold(page: Page, address: RegExp, writes = true): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(address, async route => {
    if (!writes || route.request().method() !== 'GET') await held
    await route.continue()
  })
  return () => letGo()
}

test('what is typed before the server knows of a new line is kept: amounts, names and headers (R-CALC-004, R-CALC-007)', async ({
  page,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  const { id: flow_id } = await api.post('flow', { relation: { fullname: `Klant Snel${Date.now()}` } })
  const { id, calculation_id } = await api.post<{ id: number; calculation_id: number }>(
    'quotation/createquotationfromflow',
    { flow_id },
  )
  await openAs(page, ADMINISTRATOR, `/quotation_detail/${id}`)
  const search = page.getByRole('combobox', { name: 'Zoek een product' })
  await expect(search).toBeFocused({ timeout: 30_000 })
  const letGo = await hold(page, /\/api\/calculationitem$/)
  await page.keyboard.type('zonnepaneel')
  await expect(page.getByRole('option', { name: /^Zonnepaneel 440/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Kop', exact: true }).click()
  await page.keyboard.type('Montage')
  await page.getByRole('button', { name: 'Vrije regel', exact: true }).click()
  await page.keyboard.type('Steiger')
  letGo()
  await expect(page.getByText(/^Opgeslagen/)).toBeVisible()
  type Lines = { calculationitems: { item_type: string; item_name: string; product_amount: number }[] }
  const stored = async () => {
    const { calculationitems } = await api.get<Lines>(`calculation/${calculation_id}`)
    return calculationitems.map(({ item_type, item_name, product_amount }) =>
      item_type === 'product' ? `${item_name.slice(0, 11)} ${product_amount}` : item_name,
    )
  }
  await expect.poll(stored).toEqual(['Zonnepaneel 12', 'Montage', 'Steiger'])
  // The line keeps its place to type once the server has it.
  await expect(page.getByRole('textbox', { name: /^Omschrijving Steiger/ })).toBeFocused()
  await page.keyboard.type(' huren')
  await page.keyboard.press('Tab')
  await expect.poll(stored).toEqual(['Zonnepaneel 12', 'Montage', 'Steiger huren'])
})

test('a new field of a form is named while the server still makes it, and stands behind the chosen one (R-VERT-002, R-VERT-005)', {
  tag: '@long',
}, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const { id: vertical_id } = await api.post('vertical', { description: `Dak ${Date.now()}`, type: 'intake' })
  for (const field_label of ['Breedte', 'Hoogte'])
    await api.post('verticaldatafield', { vertical_id, field_label, field_type: 'number' })
  await openAs(page, ADMINISTRATOR, `/vertical_detail/${vertical_id}`)
  await page.getByRole('button', { name: /^Breedte/ }).click()
  const letGo = await hold(page, /\/api\/verticaldatafield$/)
  const add = (kind: string) => page.getByRole('button', { name: `Voeg toe: ${kind}` }).click()
  await add('Tekst')
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused()
  await page.keyboard.type('Opmerking')
  await add('Getal')
  await page.keyboard.type('Diepte')
  letGo()
  const stored = async () => {
    const { verticaldatafields } = await api.get<{ verticaldatafields: { field_label: string; field_name: string }[] }>(
      `vertical/${vertical_id}`,
    )
    return verticaldatafields.map(({ field_label, field_name }) => `${field_label} ${field_name}`)
  }
  await expect.poll(stored).toEqual(['Breedte breedte', 'Opmerking opmerking', 'Diepte diepte', 'Hoogte hoogte'])
  // It keeps its place to type once the server has it.
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused()
  await page.keyboard.type(' in cm')
  await expect.poll(stored).toContain('Diepte in cm diepte_in_cm')
  await expect(page.getByRole('status').filter({ hasText: /^Opgeslagen/ })).toBeVisible()
})

test('a new to-do takes what is typed before the form has all that it asks', { tag: '@long' }, async ({ page }) => {
  const api = await apiAs(ADMINISTRATOR)
  const text = `Bel over de steiger ${Date.now()}`
  const letGo = await hold(page, /\/api\/customfield/, false)
  await openAs(page, ADMINISTRATOR, '/dashboard')
  await page.getByRole('button', { name: /^Nieuw( C)?$/ }).click()
  await page.getByRole('menuitem', { name: 'Nieuwe to-do' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type(text)
  letGo()
  await form.getByRole('button', { name: 'Maak to-do' }).click()
  await expect(form).toHaveCount(0)
  const { data } = await api.get<{ data: { description: string }[] }>('action?sort=-created_at&limit=1')
  expect(data[0]?.description).toBe(text)
})
