import { useState } from 'react'
import type { ListPage } from '../query/list.ts'

/** Rows that are chosen at once at the most: actions go over them one by one. */
export const mostSelected = 10_000
/** Rows the API gives at once. */
const readAtOnce = 1000

/** The rows that are selected, also those that have scrolled out of memory. */
export function useSelection<Row>(
  idOf: (row: Row) => string,
  read: (offset: number, limit: number) => Promise<ListPage<Row>>,
) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())

  function choose(ids: ReadonlySet<string>, rows: readonly Row[]): void {
    const fresh = new Map(rows.map(row => [idOf(row), row]))
    setSelected(
      current =>
        new Map(
          [...ids].flatMap(id => {
            const row = fresh.get(id) ?? current.get(id)
            return row === undefined ? [] : [[id, row] as const]
          }),
        ),
    )
  }

  async function chooseFirst(count: number): Promise<void> {
    const rows: Row[] = []
    while (rows.length < count) {
      const block = await read(rows.length, Math.min(readAtOnce, count - rows.length))
      if (block.rows.length === 0) break
      rows.push(...block.rows)
    }
    setSelected(new Map(rows.map(row => [idOf(row), row])))
  }

  return { selected, choose, chooseFirst, clear: () => setSelected(new Map()) }
}
