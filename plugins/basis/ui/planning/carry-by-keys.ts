import { addDays } from '@core/ui'
import { type Carried, type CarryOptions, carriedAt, lanesIn, type Target } from './carry'
import { DropMark } from './drop-mark'
import { FIRST_HOUR, LAST_HOUR, momentOf, type Slot } from './span'

interface Held {
  readonly carried: Carried
  readonly mark: DropMark
  readonly slot: Slot
  readonly lane: string
  readonly minutes: number
}

/**
 * Carries work by keys: space picks it up and puts it down, arrows move it by a step and to the next lane, Page Up and Page
 * Down by a day, plus and minus make it longer and shorter, Escape leaves it where it was.
 *
 * @returns what ends it
 */
export function carryByKeys(board: HTMLElement, options: () => CarryOptions): () => void {
  let held: Held | null = null

  function pickUp(event: KeyboardEvent): void {
    const asked = options()
    const [, carried] = carriedAt(event.target, asked) ?? []
    const lanes = lanesIn(board).flatMap(({ dataset }) => dataset.lane ?? [])
    // What waits for somebody who is not on the board begins at the top.
    const lane = lanes.find(one => one === carried?.lane) ?? lanes[0]
    if (!carried || !lane) return
    event.preventDefault()
    const slot = carried.slot ?? { day: asked.days[0] ?? '', minutes: (FIRST_HOUR + 1) * 60 }
    asked.say(asked.texts.pickedUp(carried.title))
    show({ carried, mark: new DropMark(asked), slot, lane, minutes: carried.minutes })
  }

  function show(next: Held): void {
    held = next
    const target = targetOf(next)
    const lane = lanesIn(board).find(one => one.dataset.lane === next.lane)
    if (lane) next.mark.show(target, lane, true)
    options().say(options().nameOf(target))
  }

  function leave(isDropped: boolean): void {
    if (!held) return
    const { carried, mark } = held
    const target = targetOf(held)
    held = null
    mark.remove()
    if (isDropped) options().drop(carried, target)
    else options().say(options().texts.putBack)
  }

  function press(event: KeyboardEvent): void {
    if (!held) {
      if (event.key === ' ') pickUp(event)
      return
    }
    const moved = movedBy(event.key, held, options(), lanesIn(board))
    if (moved) show(moved)
    else if (event.key === ' ' || event.key === 'Enter') leave(true)
    else if (event.key === 'Escape' || event.key === 'Tab') leave(false)
    else return
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
  }

  const ended = new AbortController()
  board.addEventListener('keydown', press, { signal: ended.signal })
  // A button is pressed when space comes up again: here that picks up.
  board.addEventListener(
    'keyup',
    event => event.key === ' ' && carriedAt(event.target, options()) && event.preventDefault(),
    { signal: ended.signal },
  )
  return () => {
    leave(false)
    ended.abort()
  }
}

const targetOf = ({ slot, lane, minutes }: Held): Target => ({ lane, start: momentOf(slot), minutes })

function movedBy(key: string, held: Held, { days, step }: CarryOptions, lanes: HTMLElement[]): Held | null {
  const { slot, minutes } = held
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return { ...held, slot: steppedBy(slot, key === 'ArrowRight' ? step : -step, days) }
  if (key === 'PageUp' || key === 'PageDown') {
    const day = addDays(slot.day, key === 'PageDown' ? 1 : -1)
    return days.includes(day) ? { ...held, slot: { ...slot, day } } : held
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const at = lanes.findIndex(lane => lane.dataset.lane === held.lane) + (key === 'ArrowDown' ? 1 : -1)
    return { ...held, lane: lanes[at]?.dataset.lane ?? held.lane }
  }
  if (key === '+' || key === '=') return { ...held, minutes: minutes + step }
  if (key === '-') return { ...held, minutes: Math.max(step, minutes - step) }
  return null
}

/** A step on, over the night into the next working day. */
function steppedBy({ day, minutes }: Slot, by: number, days: readonly string[]): Slot {
  const next = minutes + by
  const other = days[days.indexOf(day) + Math.sign(by)]
  if (next >= FIRST_HOUR * 60 && next < LAST_HOUR * 60) return { day, minutes: next }
  if (!other) return { day, minutes }
  return { day: other, minutes: by > 0 ? FIRST_HOUR * 60 : LAST_HOUR * 60 + by }
}
