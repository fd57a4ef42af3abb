import type { LaneEvent } from './lanes'
import { shareOfSlot } from './span'

/** Where the words of a block stand that is too short for them, and how much of the row they have there. */
interface Beside {
  readonly side: 'left' | 'right'
  readonly room: number
}

/** Where a block stands on its row, from 0 to 1, and where its words do if not in it. */
export interface Placed {
  readonly from: number
  readonly to: number
  readonly beside: Beside | null
  /** There is no room for its words anywhere: its tooltip has them. */
  readonly wordless: boolean
}

/** Shorter than this part of a day, a block has no room for its words. */
const SHORT = 0.4
/** Shorter than this part of the row, it shows none of them. */
const WORDLESS = 0.045
/** Words take at least and at most this part of a day. */
const LEAST = 0.35
const MOST = 1.2

/** Where something begins and ends on a row of days, from 0 to 1. */
function placeOf({ event, start, end }: LaneEvent, days: readonly string[]): { from: number; to: number } {
  const from = shareOfSlot(start, days)
  // What takes a whole day ends with it and not with the next one.
  return { from, to: Math.max(shareOfSlot(end, days), from + (event.all_day ? 1 : 0.12) / days.length) }
}

/** Where blocks stand; the words of short ones get the room beside them, right if there is any, left otherwise. */
export function placed(events: readonly LaneEvent[], days: readonly string[]): Placed[] {
  const day = 1 / days.length
  const places = events.map(one => placeOf(one, days))
  const given: (Beside | null)[] = []
  for (const [at, { from, to }] of places.entries()) {
    const right = Math.min(MOST * day, (places[at + 1]?.from ?? 1) - to)
    const last = given[at - 1]
    const ended = Math.max(0, ...places.slice(0, at).map(place => place.to))
    const left = Math.min(MOST * day, from - ended - (last?.side === 'right' ? last.room : 0))
    const isShort = to - from < SHORT * day && events[at]?.rows === 1
    if (!isShort) given.push(null)
    else if (right >= LEAST * day) given.push({ side: 'right', room: right })
    else given.push(left >= LEAST * day ? { side: 'left', room: left } : null)
  }
  return places.map((place, at) => ({
    ...place,
    beside: given[at] ?? null,
    wordless: !given[at] && place.to - place.from < WORDLESS,
  }))
}
