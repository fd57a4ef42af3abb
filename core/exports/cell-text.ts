import type { Sheet } from './sheet'

/** Characters that a cell of a spreadsheet holds; a program that meets more calls the file broken. */
const LONGEST_CELL = 32_767
const CUT = '…'

/** A text as it fits a cell: one that is too long ends in a mark. */
export const cellText = (text: string): string =>
  text.length <= LONGEST_CELL ? text : `${text.slice(0, LONGEST_CELL - CUT.length).toWellFormed()}${CUT}`

/** How many cells hold more than a spreadsheet can: they end in a mark. */
export const cellsThatAreCut = ({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>): number =>
  rows.reduce((sum, row) => sum + columns.filter(column => isTooLong(row[column])).length, 0)

const isTooLong = (value: unknown): boolean =>
  (typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : '').length > LONGEST_CELL
