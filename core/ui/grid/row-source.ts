/** Where a grid that never ends gets its rows, a block at a time. */
export interface RowSource<Row> {
  /** Another key is another list: the grid starts again at `start`. */
  key: string
  /** Other than before means that rows may have changed: what is in sight is read again. */
  version: number
  /** Row in sight at first, from 0. */
  start: number
  read: (offset: number, limit: number) => Promise<{ rows: readonly Row[]; total: number }>
  /** Told which row is at the top once scrolling stops. */
  onTop: (row: number) => void
}

/** Rows that are read at once. */
export const blockSize = 100
