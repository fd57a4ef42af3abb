import type { Slot } from './span'

/** What can be picked up: a block of a lane, or a card of what waits. */
export interface Carried {
  readonly key: string
  readonly title: string
  /** Where it stands now; nothing for what waits. */
  readonly slot: Slot | null
  /** Key of the lane of who does it; nothing while that is nobody. */
  readonly lane: string | null
  readonly minutes: number
}

/** Where something is put down. */
export interface Target {
  readonly lane: string
  readonly start: string
  readonly minutes: number
}

/** What carries work needs of the board around it. */
export interface CarryOptions {
  readonly days: readonly string[]
  /** Minutes. */
  readonly step: number
  /** What has this key, unless it stays where it is. */
  readonly find: (key: string, lane: string | null) => Carried | undefined
  readonly drop: (carried: Carried, target: Target) => void
  /** When it would begin, as it stands at the place itself. */
  readonly timeOf: (target: Target) => string
  /** Names where it would be put down. */
  readonly nameOf: (target: Target) => string
  /** Tells screen readers. */
  readonly say: (text: string) => void
  readonly texts: { readonly pickedUp: (title: string) => string; readonly putBack: string }
}

/** The lanes of a board, from top to bottom; each says whose it is. */
export const lanesIn = (board: HTMLElement): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('[data-lane]')]

const laneOf = (element: Element): string | null => element.closest<HTMLElement>('[data-lane]')?.dataset.lane ?? null

/** What an event on the board is about, if that can be picked up. */
export function carriedAt(target: EventTarget | null, { find }: CarryOptions): [HTMLElement, Carried] | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-work]') : null
  const carried = element?.dataset.work ? find(element.dataset.work, laneOf(element)) : undefined
  return element && carried ? [element, carried] : undefined
}
