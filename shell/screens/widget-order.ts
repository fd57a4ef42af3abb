/** Keys in the order the user gave them; what is new stands where its plugin wants it, after what stood before it. */
export function inOrder<T>(items: readonly T[], keyOf: (item: T) => string, order: readonly string[]): T[] {
  const placed = items.map((item, at) => {
    const chosen = order.indexOf(keyOf(item))
    return { item, place: chosen < 0 ? at : chosen, at }
  })
  return placed.sort((one, other) => one.place - other.place || one.at - other.at).map(({ item }) => item)
}

/** The keys with one of them a place earlier or later. */
export function moved(keys: readonly string[], key: string, by: 1 | -1): string[] {
  const from = keys.indexOf(key)
  const to = from + by
  if (from < 0 || to < 0 || to >= keys.length) return [...keys]
  const next = keys.filter(own => own !== key)
  next.splice(to, 0, key)
  return next
}
