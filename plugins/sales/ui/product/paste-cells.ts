import { matrixOfCells } from '../../contract/matrix-of-cells'
import { numberIn, type PriceMatrix } from '../../contract/price-matrix'

/** A matrix whose fields were not chosen yet. */
export const EMPTY_MATRIX: PriceMatrix = { row_field: '', column_field: '', rows: [], columns: [], values: [] }

/** A place in the grid; -1 for the headings. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/**
 * A matrix with what was copied from a spreadsheet put at a place, and rows and columns as it needs; in the corner it takes
 * the place of all of it. Answers the text that is no price.
 */
export function pastedInto(matrix: PriceMatrix, at: CellPlace, text: string): PriceMatrix | { readonly wrong: string } {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t'))
  if (at.row < 0 && at.column < 0) {
    const read = matrixOfCells(lines)
    return 'wrong' in read ? read : { ...matrix, ...read }
  }
  const width = Math.max(...lines.map(line => line.length))
  const next = grown(matrix, at.row + lines.length, at.column + width)
  for (const [down, line] of lines.entries())
    for (const [right, cell] of line.entries()) {
      const [row, column] = [at.row + down, at.column + right]
      const price = cell.trim() === '' ? null : numberIn(cell)
      if (row < 0) next.columns[column] = numberIn(cell) ?? cell.trim()
      else if (column < 0) next.rows[row] = numberIn(cell) ?? cell.trim()
      else if (price === undefined) return { wrong: cell }
      else next.values[row] = (next.values[row] ?? []).with(column, price)
    }
  return next
}

/** The same matrix with at least so many rows and columns; new ones have no heading yet. */
export function grown(
  { rows, columns, values, ...fields }: PriceMatrix,
  least: number,
  leastWide: number,
): PriceMatrix {
  const height = Math.max(rows.length, least)
  const width = Math.max(columns.length, leastWide)
  const from = <T>(list: readonly T[], length: number, empty: T): T[] =>
    Array.from({ length }, (_, at) => list[at] ?? empty)
  return {
    ...fields,
    rows: from(rows, height, ''),
    columns: from(columns, width, ''),
    values: from(values, height, []).map(row => from(row, width, null)),
  }
}

export const withoutRow = ({ rows, values, ...rest }: PriceMatrix, at: number): PriceMatrix => ({
  ...rest,
  rows: rows.toSpliced(at, 1),
  values: values.toSpliced(at, 1),
})

export const withoutColumn = ({ columns, values, ...rest }: PriceMatrix, at: number): PriceMatrix => ({
  ...rest,
  columns: columns.toSpliced(at, 1),
  values: values.map(row => row.toSpliced(at, 1)),
})
