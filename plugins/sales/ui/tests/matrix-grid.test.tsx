import { expect, test } from 'bun:test'
import { openScreens } from '@core/ui/tests/open-screens'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import type { PriceMatrix } from '../../contract/price-matrix'
import ui from '../index'
import { MatrixGrid } from '../product/matrix-grid'

const MATRIX: PriceMatrix = {
  ...{ row_field: 'hoogte', column_field: 'breedte', rows: [400, 600], columns: [500, 700] },
  values: [
    [10, 20],
    [30, null],
  ],
}

let changed = MATRIX

function Typed() {
  const [matrix, setMatrix] = useState(MATRIX)
  const change = (next: PriceMatrix) => {
    setMatrix(next)
    changed = next
  }
  return <MatrixGrid matrix={matrix} base="exc" onChange={change} onPaste={() => undefined} />
}

test('a matrix of prices is one stop for Tab and has the keys of a spreadsheet', async () => {
  await openScreens({ ...ui, screens: [{ path: '/prices', load: async () => ({ default: Typed }) }] }, '/prices')
  const table = await screen.findByRole('table')
  expect(table.querySelectorAll(':is(input, button):not([tabindex="-1"])')).toHaveLength(1)
  const cell = (row: number, column: number) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Prijs excl. btw bij ${row} en ${column}` })
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
  const at = () => document.activeElement?.getAttribute('aria-label')
  cell(400, 700).focus()
  press('ArrowDown')
  expect(at()).toBe('Prijs excl. btw bij 600 en 700')
  press('d', { ctrlKey: true })
  expect(changed.values).toEqual([
    [10, 20],
    [30, 20],
  ])
  press('Tab', { shiftKey: true })
  expect(at()).toBe('Prijs excl. btw bij 600 en 500')
  press('ArrowUp')
  press('d', { ctrlKey: true })
  expect(changed.values[0]).toEqual([10, 20])
  press('ArrowUp')
  expect(at()).toBe('Waarde van kolom 1')
  press('Enter')
  expect(at()).toBe('Prijs excl. btw bij 400 en 500')
})
