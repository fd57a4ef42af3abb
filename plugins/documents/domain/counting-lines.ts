/** A line as far as it says whether it counts. */
interface Chosen {
  readonly id: number
  readonly calculationitem_id?: number | null
  readonly additionalwork?: boolean | null
  readonly selected?: boolean | null
}

/** Numbers of the lines that are in the totals: additional work that nobody chose is not, and nothing that hangs under it. */
export function countingLines(items: readonly Chosen[]): ReadonlySet<number> {
  const byId = new Map(items.map(item => [item.id, item]))
  const counts = (id: number) => {
    const seen = new Set<number>()
    for (let item = byId.get(id); item && !seen.has(item.id); item = byId.get(item.calculationitem_id ?? 0)) {
      if (item.additionalwork && !item.selected) return false
      seen.add(item.id)
    }
    return true
  }
  return new Set(items.flatMap(({ id }) => (counts(id) ? [id] : [])))
}
