/** What rows are called, by their numbers. */
export function namedBy<Row>(rows: readonly Row[], numberOf: (row: Row) => number, nameOf: (row: Row) => string) {
  const names = new Map(rows.map(row => [numberOf(row), nameOf(row)]))
  return (id: number) => names.get(id)
}
