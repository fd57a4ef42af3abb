/** Rows in one piece. */
const PAGE = 1000

/**
 * Rows as processes tell each other of them, in pieces of JSON: thousands of objects would be packed and unpacked in one
 * go, in which nobody else is served. Between two pieces others are.
 *
 * @param told what is told of a row; all of it unless told
 */
export async function tellRows<Row>(rows: readonly Row[], told: (row: Row) => unknown = row => row): Promise<string[]> {
  const pages: string[] = []
  for (let at = 0; at < rows.length; at += PAGE) {
    pages.push(JSON.stringify(rows.slice(at, at + PAGE).map(told)))
    await pause()
  }
  return pages
}

/** The rows that a process was told. */
export async function heardRows<Row>(pages: readonly string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of pages) {
    for (const row of JSON.parse(page) as Row[]) rows.push(row)
    await pause()
  }
  return rows
}

const pause = () => new Promise(resolve => setImmediate(resolve))
