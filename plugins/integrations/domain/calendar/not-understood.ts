/**
 * What of a calendar was not understood. Left out are appointments without a time (`no_time`), those that come more often
 * than anybody has appointments (`too_often`) and what came after too many or too long (`too_many`); all others are shown,
 * perhaps not right: once instead of repeated (`repeat`), on another clock (`zone`), with an end before the start (`end`).
 */
export const REASONS = ['no_time', 'repeat', 'too_often', 'zone', 'end', 'too_many', 'cut_off'] as const
export type Reason = (typeof REASONS)[number]

/** How many appointments something was not understood of. */
export interface NotUnderstood {
  readonly reason: Reason
  readonly count: number
}

/** Counts while a calendar is read; of one appointment each reason once. */
export class Misses {
  readonly #counts = new Map<Reason, number>()
  #told = new Set<Reason>()

  nextEvent(): void {
    this.#told = new Set()
  }

  add(reason: Reason, count = 1): void {
    if (this.#told.has(reason)) return
    this.#told.add(reason)
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + count)
  }

  list(): NotUnderstood[] {
    return [...this.#counts].map(([reason, count]) => ({ reason, count }))
  }
}
