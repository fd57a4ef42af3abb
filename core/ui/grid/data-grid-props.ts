import type { MenuItem } from '../overlays/menu.tsx'
import type { Column, Density, Sort } from './column.ts'
import type { RowSource } from './row-source.ts'

/** What a grid is given, and its stand-in until it is there. */
export interface DataGridProps<Row extends object> {
  rows?: readonly Row[]
  /** With `source`: rows that are there already, shown until the grid is. */
  early?: readonly Row[]
  /** Instead of `rows`: a list too long to have at once, read as one scrolls. Fills its container. */
  source?: RowSource<Row>
  columns: readonly Column<Row>[]
  rowId?: (row: Row) => string
  /** What the rows are sorted on; the caller sorts, usually the server. */
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  /** Opens a record: click, or Enter on a row. */
  onOpen?: (row: Row) => void
  /** Address of a record: makes the column that names the row a link, so that it opens in a new tab too. */
  href?: (row: Row) => string
  selected?: ReadonlySet<string>
  /** Shows check boxes. */
  onSelect?: (ids: ReadonlySet<string>, rows: readonly Row[]) => void
  rowActions?: (row: Row) => MenuItem[]
  /** Red for what waits, amber for what has not been sent yet. */
  rowTone?: (row: Row) => 'danger' | 'warn' | undefined
  density?: Density
  /** Name under which widths and order of the columns are kept in this browser. */
  stateKey?: string
  /** Fields of the columns that are hidden. */
  hidden?: readonly string[]
  /** As high as its rows, for a grid inside a card; otherwise it fills its container. */
  autoHeight?: boolean
  label?: string
  /** Where the rows are among all that there are, when they are a page of a list. */
  among?: { readonly offset: number; readonly total: number }
}
