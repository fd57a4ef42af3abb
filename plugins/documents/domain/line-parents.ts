/** Whether following the parents of lines ever comes back to where it began. */
export function hasCircle(parents: ReadonlyMap<number, number | null>): boolean {
  return [...parents.keys()].some(start => {
    const seen = new Set<number>()
    for (let at: number | null | undefined = start; at; at = parents.get(at)) {
      if (seen.has(at)) return true
      seen.add(at)
    }
    return false
  })
}
