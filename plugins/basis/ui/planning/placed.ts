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
  /** Which of how many rows it stands on, where several want the same place. */
  readonly row: number
  readonly rows: number
  readonly beside: Beside | null
}

/** Pixels below which a block has no room for its words, where it has all of the height and in one line. */
const SHORT = 72
const SHORT_LINE = 116
/** Pixels that the words beside a block take: at least where it has all of the height, and at most. */
const LEAST = 76
const MOST = 220
/** Of those in one line: what stands around them, each letter, and the bounds. */
const AROUND = 14
const LETTER = 6.3
const LINE = [96, 176] as const
/** Pixels of the shortest block. */
const THINNEST = 14

/** A block with its words, and where they stand if not in it. */
interface Span {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
  readonly side: 'left' | 'right' | null
}

interface Rowed extends Span {
  readonly bunch: number
  readonly row: number
}

/**
 * Where blocks stand in a row of days that is some pixels wide. All words can be read: those of a short block stand beside
 * it, and where two want the same place each has a row of its own.
 */
export function placed(events: readonly LaneEvent[], days: readonly string[], width: number): Placed[] {
  const blocks = events.map(one => blockOf(one, days, THINNEST / width))
  const tall = rowed(blocks, () => LEAST / width, SHORT / width)
  const isTall = tall.every(({ row }) => row === 0)
  const lineOf = (at: number): number => {
    const { title = '', done = false } = events[at]?.event ?? {}
    const needed = AROUND + (done ? 18 : 0) + LETTER * title.length
    return Math.min(LINE[1], Math.max(LINE[0], needed)) / width
  }
  const all = isTall ? tall : rowed(blocks, lineOf, SHORT_LINE / width)
  const rows = new Map<number, number>()
  for (const { bunch, row } of all) rows.set(bunch, Math.max(rows.get(bunch) ?? 0, row + 1))
  return all.map(one => ({
    from: one.from,
    to: one.to,
    row: one.row,
    rows: rows.get(one.bunch) ?? 1,
    beside: one.side && { side: one.side, room: Math.min(MOST / width, roomOf(one, one.side, all)) },
  }))
}

/** Where something begins and ends on a row of days; what takes a whole day ends with it and not with the next one. */
function blockOf({ event, start, end }: LaneEvent, days: readonly string[], least: number) {
  const from = Math.min(shareOfSlot(start, days), 1 - least)
  return { from, to: Math.max(shareOfSlot(end, days), from + (event.all_day ? 1 / days.length : least)) }
}

/** Blocks with the room for their words, on as many rows as they need, in the order in which they came. */
function rowed(
  blocks: readonly { from: number; to: number }[],
  wordsOf: (at: number) => number,
  short: number,
): Rowed[] {
  const spans = blocks.map(({ from, to }, at): Span => {
    const words = wordsOf(at)
    if (to - from >= short) return { from, to, start: from, end: to, side: null }
    return to + words <= 1
      ? { from, to, start: from, end: to + words, side: 'right' }
      : { from, to, start: from - words, end: to, side: 'left' }
  })
  const order = [...spans.keys()].toSorted((one, other) => (spans[one]?.start ?? 0) - (spans[other]?.start ?? 0))
  const made: Rowed[] = []
  let [bunch, until, ends] = [0, Number.NEGATIVE_INFINITY, [] as number[]]
  for (const at of order) {
    const span = spans[at]
    if (!span) continue
    if (span.start >= until) {
      bunch += 1
      ends = []
    }
    until = Math.max(until, span.end)
    const free = ends.findIndex(end => end <= span.start)
    const row = free < 0 ? ends.length : free
    ends[row] = span.end
    made[at] = { ...span, bunch, row }
  }
  return made
}

/** How much of the row is free beside a block, until the next one there. */
function roomOf(one: Rowed, side: 'left' | 'right', all: readonly Rowed[]): number {
  const there = all.filter(other => other !== one && (other.bunch !== one.bunch || other.row === one.row))
  if (side === 'right') return Math.min(1, ...there.flatMap(({ start }) => (start >= one.end ? start : []))) - one.to
  return one.from - Math.max(0, ...there.flatMap(({ end }) => (end <= one.start ? end : [])))
}
