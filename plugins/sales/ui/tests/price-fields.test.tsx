import { expect, test } from 'bun:test'
import { answerCalls, openScreens } from '@core/ui/tests/open-screens'
import { screen } from '@testing-library/react'
import ui from '../index'
import { usePriceFields } from '../product/price-fields'

const asked = (vertical_id: number, field_name: string, field_label: string) => ({
  ...{
    vertical_id,
    field_name,
    field_label,
    field_type: 'number',
    selectable_in_products: 1,
    unit: null,
    options: null,
  },
})

function Fields() {
  return usePriceFields().map(({ value, label }) => <p key={value}>{`${value}: ${label}`}</p>)
}

test('a field that a price can look at tells which forms ask it: three widths are three (G-PRICE)', async () => {
  answerCalls('/api/company/getverticals', () => [
    { id: 1, description: 'Kozijn' },
    { id: 2, description: 'Dakraam' },
    { id: 3, description: 'Zonwering' },
  ])
  answerCalls('/api/company/getverticaldatafields', () => [
    asked(1, 'breedte', 'Breedte'),
    asked(2, 'dakraam_breedte', 'Breedte'),
    asked(3, 'breedte', 'Breedte'),
  ])
  const page = (
    <div>
      <Fields />
    </div>
  )
  await openScreens({ ...ui, screens: [{ path: '/fields', load: async () => ({ default: () => page }) }] }, '/fields')
  await screen.findByText(/Kozijn/)
  const told = screen.getAllByText(/Breedte/).map(({ textContent }) => textContent)
  expect(told).toEqual(['breedte: Breedte – Kozijn, Zonwering', 'dakraam_breedte: Breedte – Dakraam'])
})
