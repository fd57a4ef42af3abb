import type { ReactNode } from 'react'

/** Place of a column in the two-line card that a row becomes on the phone. */
export type PhonePlace = 'title' | 'meta' | 'aside' | 'value'

/** A column of a list, sorted by the server on `field`. */
export interface Column<Row> {
  /** Field of the row; also the name the server sorts on. */
  field: (keyof Row & string) | (string & {})
  header: string
  /** What the cell shows; the plain value when left out. Empty values show as "–". */
  render?: (row: Row) => ReactNode
  /** Numbers go to the right, their unit in the head: "Waarde €". */
  align?: 'right'
  /** Preferred pixels, 160 when left out; columns grow and shrink together to fill the grid. */
  width?: number
  /** Pixels below which it does not shrink; three quarters of `width` when left out. */
  minWidth?: number
  /** Amounts that are added up over the whole list and over what is selected, and how a sum of them reads. */
  sum?: (amount: number) => string
  /** False for columns that the server cannot sort on. */
  sortable?: boolean
  /** Starts hidden; the user may show it. */
  hidden?: boolean
  /** Field that an export writes instead, a name for a number; false leaves the column out. */
  exported?: string | false
  /** What an export writes for the values of a choice. The choices of a filter on the same field count without being told. */
  words?: Readonly<Record<string, string>>
  phone?: PhonePlace
  /** Content of the card on the phone, when it differs: a name without the avatar that stands beside it. */
  renderPhone?: (row: Row) => ReactNode
}

/** The column that says which row it is: the title of its card, or else the first. */
export const nameColumn = <C extends { phone?: PhonePlace }>(columns: readonly C[]): C | undefined =>
  columns.find(({ phone }) => phone === 'title') ?? columns[0]

export interface Sort {
  field: string
  direction: 'asc' | 'desc'
}

export type Density = 'compact' | 'default' | 'comfort'

/** Row heights in pixels. */
export const rowHeights: Record<Density, number> = { compact: 32, default: 36, comfort: 48 }

/** `-created_at` for the API. */
export function sortParameter(sort: Sort | null): string | undefined {
  if (!sort) return undefined
  return sort.direction === 'desc' ? `-${sort.field}` : sort.field
}

export function parseSort(parameter: string | null | undefined): Sort | null {
  if (!parameter) return null
  return parameter.startsWith('-')
    ? { field: parameter.slice(1), direction: 'desc' }
    : { field: parameter, direction: 'asc' }
}

/** What stands where there is nothing. */
export const noContent = '–'

export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row) ?? noContent
  const value = (row as Record<string, unknown>)[column.field]
  return value === null || value === undefined || value === '' ? noContent : String(value)
}
