/** Whether a record holds all of a change already, whatever else there is in it; what is empty need not be there. */
export function holds(record: unknown, change: unknown): boolean {
  if (typeof change !== 'object' || change === null) return (record ?? null) === (change ?? null)
  if (typeof record !== 'object' || record === null || Array.isArray(record) !== Array.isArray(change)) return false
  if (Array.isArray(change) && Array.isArray(record) && record.length !== change.length) return false
  return Object.entries(change).every(([key, value]) => holds((record as Record<string, unknown>)[key], value))
}
