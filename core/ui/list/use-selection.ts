import { useState } from 'react'
import type { ListPage } from '../query/list.ts'

/** Rows that are chosen at once at the most: actions go over them one by one. */
export const mostSelected = 10_000
/** Rows the API gives at once. */
const readAtOnce = 1000

interface Selection<Row> {
  /** The list whose rows these are. */
  of: string
  rows: ReadonlyMap<string, Row>
}

/**
 * The rows that are selected, also those that have scrolled out of memory. They belong to the list they were chosen in:
 * after another search or filter none is selected, for an action would take rows that nobody sees.
 *
 * @param of names the list in sight: its address, search and filters
 */
export function useSelection<Row>(
  of: string,
  idOf: (row: Row) => string,
  read: (offset: number, limit: number) => Promise<ListPage<Row>>,
) {
  const [selection, setSelection] = useState<Selection<Row>>({ of, rows: new Map() })
  const rowsOf = (chosen: Selection<Row>) => (chosen.of === of ? chosen.rows : new Map<string, Row>())

  function choose(ids: ReadonlySet<string>, rows: readonly Row[]): void {
    const fresh = new Map(rows.map(row => [idOf(row), row]))
    setSelection(chosen => {
      const current = rowsOf(chosen)
      const kept = [...ids].flatMap(id => {
        const row = fresh.get(id) ?? current.get(id)
        return row === undefined ? [] : [[id, row] as const]
      })
      return { of, rows: new Map(kept) }
    })
  }

  async function chooseFirst(count: number): Promise<void> {
    const rows: Row[] = []
    while (rows.length < count) {
      const block = await read(rows.length, Math.min(readAtOnce, count - rows.length))
      if (block.rows.length === 0) break
      rows.push(...block.rows)
    }
    setSelection({ of, rows: new Map(rows.map(row => [idOf(row), row])) })
  }

  const clear = () => setSelection({ of, rows: new Map() })
  return { selected: rowsOf(selection), choose, chooseFirst, clear }
}
