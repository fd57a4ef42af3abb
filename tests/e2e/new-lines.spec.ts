import { expect, type Page, test } from '@playwright/test'
import { apiAs } from './api-as'
import { ADMINISTRATOR, openAs } from './sign-in'

/** Lines that are added while the server takes its time: what is typed meanwhile is theirs. */
test.use({ viewport: { width: 1440, height: 900 } })

/** Holds what adds a line until it is let go. */
async function holdAdding(page: Page): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(/\/api\/calculationitem$/, async route => {
    await held
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
  await expect(search).toBeFocused()
  const letGo = await holdAdding(page)
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
