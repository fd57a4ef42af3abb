import type { StatementFormat, StatementLine } from '../statements/statement'

/** As much of a movement as says which one it is; cents. */
export interface Movement extends Pick<StatementLine, 'day' | 'amount' | 'reference' | 'endToEnd' | 'iban'> {
  readonly format: StatementFormat
}

/** A movement that is kept, and whether the statement that is read begins after the one that brought it. */
export interface KnownMovement extends Movement {
  readonly isBefore: boolean
}

/** Pairs of movements alike in day and amount that are compared at the most. */
const MOST_PAIRS = 40_000

/**
 * Which lines of a statement are new. Within one statement every line is a movement of its own. Each is the same as at most
 * one that is kept: of the same day and amount, and with nothing that says otherwise, however many there are alike.
 * Answers `undefined` when so many are alike that nobody could tell them apart.
 */
export function newLines<L extends Movement>(lines: readonly L[], known: readonly KnownMovement[]): L[] | undefined {
  const kept = Map.groupBy(
    known.filter(({ isBefore }) => !isBefore),
    placeOf,
  )
  const taken = new Set<Movement>()
  const fresh = new Set<L>()
  let pairs = 0
  for (const [place, alike] of Map.groupBy(lines, placeOf)) {
    const candidates = kept.get(place) ?? []
    const exact = Map.groupBy(candidates, nameOf)
    const open = alike.filter(line => {
      const same = exact.get(nameOf(line))?.pop()
      if (same) taken.add(same)
      return !same
    })
    const left = candidates.filter(movement => !taken.has(movement))
    pairs += open.length * left.length
    if (pairs > MOST_PAIRS) return undefined
    for (const line of unmatched(open, left)) fresh.add(line)
  }
  return lines.filter(line => fresh.has(line))
}

const placeOf = ({ day, amount }: Movement) => `${day} ${amount}`
const nameOf = ({ format, reference, endToEnd, iban }: Movement) => JSON.stringify([format, reference, endToEnd, iban])

/** Those of `lines` that are none of `left`, when as many pairs as possible are made, of the most alike where there is a choice. */
function unmatched<L extends Movement>(lines: readonly L[], left: readonly Movement[]): L[] {
  const options = lines.map(line =>
    left
      .map((other, at) => ({ at, score: likeness(line, other) }))
      .filter(({ score }) => score >= 0)
      .toSorted((one, two) => two.score - one.score)
      .map(({ at }) => at),
  )
  const lineOf = new Map<number, number>()
  // A line whose movement is taken gets it when the line that has it can do with another.
  const place = (line: number, seen: Set<number>): boolean =>
    (options[line] ?? []).some(at => {
      if (seen.has(at)) return false
      seen.add(at)
      const holder = lineOf.get(at)
      if (holder !== undefined && !place(holder, seen)) return false
      lineOf.set(at, line)
      return true
    })
  return lines.filter((_, line) => !place(line, new Set()))
}

/** How alike two movements of one day and amount are; negative when they cannot be the same. */
function likeness(one: Movement, other: Movement): number {
  const isSameFormat = one.format === other.format
  // Two banks of one group, or two forms of one bank, name a movement differently; CAMT names it once and for all.
  if (differ(one.iban, other.iban)) return -1
  if (isSameFormat && differ(one.endToEnd, other.endToEnd)) return -1
  if (isSameFormat && one.format === 'camt053' && differ(one.reference, other.reference)) return -1
  return same(one.reference, other.reference) * 4 + same(one.endToEnd, other.endToEnd) * 2 + same(one.iban, other.iban)
}

const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
const same = (one: string | null, other: string | null) => Number(one !== null && one === other)
