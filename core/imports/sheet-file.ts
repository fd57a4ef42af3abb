import type { Cell } from '@core/db/imports/row-values'
import { findHeads, isFilled } from './find-heads'

/** What a file may hold, so that nobody's upload keeps everybody waiting. */
export const MOST_IMPORT_ROWS = 20_000
export const MOST_IMPORT_COLUMNS = 200
/** Characters in all cells together: a spreadsheet can repeat one long text for a few bytes. */
const MOST_CHARACTERS = 30_000_000

/** Cells of a sheet as they stand, the first row first. */
export type Grid = readonly (readonly Cell[])[]

/** What was odd about a file and how it was read: the key of a text, and what goes into it. */
export interface SheetNote {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

/** A sheet that can be imported. */
export interface SheetFile {
  readonly headers: readonly string[]
  readonly rows: readonly { readonly row: number; readonly cells: readonly Cell[] }[]
  readonly decimal: ',' | '.'
  readonly notes?: readonly SheetNote[]
}

/** A sheet that cannot be imported: the key of the text that says why, and what goes into it. */
export class SheetRefused extends Error {
  constructor(
    readonly key: string,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(key)
  }
}

/**
 * Headers and rows of a grid: the row of heads ({@link findHeads}), and those under it. Columns and rows with nothing in
 * them are left out.
 *
 * @throws SheetRefused when there is too much of it, or nothing
 */
export function sheetOf(grid: Grid, decimal: ',' | '.', heads: ReadonlySet<string>): SheetFile {
  const head = findHeads(grid, heads)
  const rows = grid
    .map((cells, i) => ({ row: i + 1, cells: cells.map(cleaned) }))
    .filter(({ cells }, i) => i > head && cells.some(isFilled))
  if (head < 0 || !rows.length) throw new SheetRefused('core.import_empty')
  if (rows.length > MOST_IMPORT_ROWS) throw new SheetRefused('core.import_too_many_rows', { max: MOST_IMPORT_ROWS })
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), grid[head]?.length ?? 0)
  const headers = Array.from({ length: width }, (_, i) => String(cleaned(grid[head]?.[i] ?? null) ?? '').slice(0, 255))
  const used = headers.map((header, i) => header !== '' || rows.some(({ cells }) => isFilled(cells[i] ?? null)))
  const kept = [...used.keys()].filter(i => used[i])
  if (kept.length > MOST_IMPORT_COLUMNS)
    throw new SheetRefused('core.import_too_many_columns', { max: MOST_IMPORT_COLUMNS })
  let characters = 0
  for (const { cells } of rows) for (const cell of cells) characters += typeof cell === 'string' ? cell.length : 8
  if (characters > MOST_CHARACTERS) throw new SheetRefused('core.too_large')
  return {
    headers: kept.map(i => headers[i] ?? ''),
    rows: rows.map(({ row, cells }) => ({ row, cells: kept.map(i => cells[i] ?? null) })),
    decimal,
  }
}

/** PostgreSQL keeps no U+0000 and no half characters; our own exports put a quote before what would be a formula. */
function cleaned(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  const text = cell.toWellFormed().replaceAll('\0', '').trim()
  return /^'[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text
}
