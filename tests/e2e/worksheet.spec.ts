import { expect, test } from '@playwright/test'
import { apiAs } from './api-as'
import { look } from './look'
import { ADMINISTRATOR, openAs } from './sign-in'

test.use({ viewport: { width: 1440, height: 900 } })

test('a total is followed down to the price row and the answer on a form, by mouse and by keyboard (R-CALC-008)', async ({
  page,
}) => {
  const api = await apiAs(ADMINISTRATOR)
  const stamp = Date.now()
  const vertical_id = (await api.post('vertical', { description: `Ramen ${stamp}` })).id
  const count = (
    await api.post('verticaldatafield', { vertical_id, field_label: 'Aantal ramen', field_type: 'number' })
  ).id
  const product_id = (
    await api.post('product', {
      item_name: `Kozijn ${stamp}`,
      vat_percentage: 21,
      calc_method: 'table',
      togglefield_id: count,
      togglefield_operator: 'isbigger',
      togglefield_value: '0',
      alternativeamount_id: count,
    })
  ).id
  for (const [unit_amount, unit_rate_exc] of [
    [1, 400],
    [5, 350.3333],
  ])
    await api.post('producttablerow', { product_id, unit_amount, unit_rate_exc })
  const flow_id = (await api.post('flow', { relation: { fullname: `Klant Rekenblad${stamp}` } })).id
  const form = (await api.post(`flow/${flow_id}/addflowdataitem`, { vertical_id })).id
  const { verticaldatafields } = await api.get<{ verticaldatafields: { id: number; field_name: string }[] }>(
    `vertical/${vertical_id}?with=verticaldatafields`,
  )
  const name = verticaldatafields.find(({ id }) => id === count)?.field_name ?? ''
  await api.patch(`flowdataitem/${form}`, { description: 'Woonkamer', field_values: { [name]: 7 } })
  const { id, calculation_id } = await api.post<{ id: number; calculation_id: number }>(
    'quotation/createquotationfromflow',
    { flow_id },
  )
  await api.post(`calculation/${calculation_id}/addall`, {})
  await api.patch(`calculation/${calculation_id}`, { discount: 5 })
  await openAs(page, ADMINISTRATOR, `/quotation_detail/${id}`)

  const ofTotal = page.getByRole('button', { name: /^Rekenblad van Totaal incl\. btw/ })
  await ofTotal.click()
  const whole = page.getByRole('dialog', { name: 'Rekenblad' })
  await expect(whole.getByText('21 % btw over 2.329,71')).toBeVisible()
  await expect(whole.getByText('€ 2.818,95')).toBeVisible()
  await look(page, 'worksheet-whole', [1440])
  await whole.getByRole('button', { name: `Kozijn ${stamp}` }).focus()
  await page.keyboard.press('Enter')

  const line = page.getByRole('dialog', { name: `Rekenblad van Kozijn ${stamp}` })
  await expect(line.getByText('7 stuks × 350,3333')).toBeVisible()
  await expect(line.getByText('2.452,3331')).toBeVisible()
  await expect(line.getByText('Korting over het geheel, 5 %')).toBeVisible()
  await expect(line.getByText('350,3333, uit de prijstabel vanaf 5 stuks')).toBeVisible()
  await expect(line.getByText('Aantal ramen')).toBeVisible()
  await expect(line.getByText('Woonkamer')).toBeVisible()
  await look(page, 'worksheet-line', [1440])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: `Acties voor regel Kozijn ${stamp}` }).click()
  await page.getByRole('menuitem', { name: 'Rekenblad' }).click()
  await expect(line).toBeVisible()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('Calculatie', { exact: true }).click()
  await ofTotal.click()
  await look(page, 'worksheet-whole', [390])
  await whole.getByRole('button', { name: `Kozijn ${stamp}` }).click()
  await look(page, 'worksheet-line', [390])
})
