import { type MatrixHeading, numberIn, type PriceMatrix } from './price-matrix'

type Cell = string | number | boolean | null

/** A sheet as a matrix: the columns in its first line, the rows in its first column, prices behind them. */
export function matrixOfCells(
  [first = [], ...lines]: readonly (readonly Cell[])[],
  decimal: ',' | '.' = ',',
): Pick<PriceMatrix, 'rows' | 'columns' | 'values'> | { readonly wrong: string } {
  const numberOf = (cell: Cell): number | undefined =>
    numberIn(decimal === '.' && typeof cell === 'string' ? Number(cell.replaceAll(',', '') || Number.NaN) : cell)
  const heading = (cell: Cell): MatrixHeading => numberOf(cell) ?? String(cell ?? '').trim()
  const columns = first.slice(1).map(heading)
  const filled = lines.filter(line => line.some(cell => cell !== null && cell !== ''))
  const values: (number | null)[][] = []
  for (const line of filled) {
    const prices: (number | null)[] = []
    for (const at of columns.keys()) {
      const cell = line[at + 1] ?? null
      const price = cell === null || String(cell).trim() === '' ? null : numberOf(cell)
      if (price === undefined) return { wrong: String(cell) }
      prices.push(price)
    }
    values.push(prices)
  }
  return { columns, rows: filled.map(line => heading(line[0] ?? null)), values }
}
