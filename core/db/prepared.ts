/** Connections keep the plan of a statement for as long as they live, so only so many texts get one. */
const MOST = 300
const names = new Map<string, string>()
const seen = new Set<string>()

/**
 * The name under which connections prepare this text, from its second use on: a text that is asked once, a list with an
 * odd filter, is not worth a plan.
 */
export function preparedName(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MOST) return undefined
  if (seen.has(text)) {
    seen.delete(text)
    const name = `s${names.size + 1}`
    names.set(text, name)
    return name
  }
  if (seen.size >= MOST) seen.clear()
  seen.add(text)
  return undefined
}
