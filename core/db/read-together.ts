import type { Reader } from './reader'

const underWay = new WeakMap<Reader['em'], Map<string, Promise<unknown>>>()

/**
 * Reads what several parts of one piece of work ask for at the same time: those that ask while it is being read get the
 * same rows, which they change nothing of. Who asks later reads anew.
 *
 * @param what names what is read, `flow/7`
 */
export function readTogether<T>({ em }: Reader, what: string, read: () => Promise<T>): Promise<T> {
  const reads = underWay.get(em) ?? new Map<string, Promise<unknown>>()
  underWay.set(em, reads)
  const known = reads.get(what) as Promise<T> | undefined
  if (known) return known
  const rows = read().finally(() => reads.delete(what))
  reads.set(what, rows)
  return rows
}
