import type { Cell } from '@core/db/imports/row-values'
import { bareName } from './guess-mapping'
import type { Grid } from './sheet-file'

/** Rows above the heads that are looked past: a title, a date, who made the list. */
const LOOKED_AT = 10

/**
 * The row of a grid with the heads: its first filled row, unless a later one is known by names of fields, or that first
 * one is a title, a single cell above a row of texts. Answers -1 for a grid without any filled row.
 *
 * @param heads bare names of the fields that can be imported
 */
export function findHeads(grid: Grid, heads: ReadonlySet<string>): number {
  const filled: number[] = []
  for (let i = 0; i < grid.length && filled.length < LOOKED_AT; i++) if (grid[i]?.some(isFilled)) filled.push(i)
  const [first = -1, ...later] = filled
  const cellsOf = (i: number) => (grid[i] ?? []).filter(isFilled)
  const known = (i: number) => cellsOf(i).filter(cell => heads.has(bareName(String(cell)))).length
  if (known(first) > 0) return first
  const isTitle = cellsOf(first).length === 1
  const named = later.find(i => known(i) >= (isTitle ? 1 : 2))
  const wide = isTitle ? later.find(i => cellsOf(i).length > 1) : undefined
  return named ?? (wide !== undefined && areHeads(cellsOf(wide)) ? wide : first)
}

/** Heads are texts, each another, and no numbers or addresses. */
const areHeads = (cells: readonly Cell[]) =>
  new Set(cells).size === cells.length &&
  cells.every(cell => typeof cell === 'string' && !/@|\d{4}|^[\d.,]+$/.test(cell))

export const isFilled = (cell: Cell): boolean => cell !== null && cell !== ''
