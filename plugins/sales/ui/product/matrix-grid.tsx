import { IconButton, NumberInput, TextInput, useT } from '@core/ui'
import { useGridFocus } from '@core/ui/records'
import { IconX } from '@tabler/icons-react'
import { type ClipboardEvent, useRef } from 'react'
import { type MatrixHeading, numberIn, type PriceMatrix } from '../../contract/price-matrix'
import { type CellPlace, withoutColumn, withoutRow } from './paste-cells'

interface MatrixGridProps {
  matrix: PriceMatrix
  base: 'inc' | 'exc'
  onChange: (matrix: PriceMatrix) => void
  onPaste: (at: CellPlace, text: string) => void
}

/**
 * The prices in a table, with what stands above and before them: it has the keys of a spreadsheet, whose cells can be pasted at
 * any of them.
 */
export function MatrixGrid({ matrix, base, onChange, onPaste }: MatrixGridProps) {
  const t = useT('sales')
  const { rows, columns, values } = matrix
  const table = useRef<HTMLTableElement>(null)
  const focus = useGridFocus(table)
  const pasting = (row: number, column: number) => ({
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain')
      if (!/[\t\n]/.test(text.trim())) return
      event.preventDefault()
      onPaste({ row, column }, text)
    },
  })
  const heading = (of: 'rows' | 'columns', at: number, value: MatrixHeading) => (
    <span className="sales-matrix-heading">
      <TextInput
        data-column={of === 'rows' ? 'heading' : at}
        aria-label={t(of === 'rows' ? 'matrixRowHeading' : 'matrixColumnHeading', { n: at + 1 })}
        value={String(value)}
        maxLength={255}
        onChange={text => onChange({ ...matrix, [of]: matrix[of].with(at, numberIn(text) ?? text) })}
      />
      <IconButton
        size="small"
        icon={IconX}
        label={t(of === 'rows' ? 'matrixRemoveRow' : 'matrixRemoveColumn', { name: String(value) || at + 1 })}
        onClick={() => onChange(of === 'rows' ? withoutRow(matrix, at) : withoutColumn(matrix, at))}
      />
    </span>
  )
  return (
    <div className="sales-matrix-frame">
      <table ref={table} className="sales-matrix" {...focus}>
        <thead>
          <tr data-line="headings">
            <td>
              <input
                className="sales-matrix-corner"
                readOnly
                value=""
                placeholder={t('matrixPasteHere')}
                aria-label={t('matrixPasteHere')}
                {...pasting(-1, -1)}
              />
            </td>
            {columns.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is nothing but its place
              <th key={at} scope="col" {...pasting(-1, at)}>
                {heading('columns', at, value)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((value, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place
            <tr key={row} data-line={row}>
              <th scope="row" {...pasting(row, -1)}>
                {heading('rows', row, value)}
              </th>
              {columns.map((above, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its place
                <td key={column} {...pasting(row, column)}>
                  <NumberInput
                    data-column={column}
                    decimals={2}
                    aria-label={t(base === 'inc' ? 'matrixCellInc' : 'matrixCellExc', {
                      row: String(value) || row + 1,
                      column: String(above) || column + 1,
                    })}
                    value={values[row]?.[column] ?? null}
                    onChange={price =>
                      onChange({ ...matrix, values: values.with(row, (values[row] ?? []).with(column, price)) })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
