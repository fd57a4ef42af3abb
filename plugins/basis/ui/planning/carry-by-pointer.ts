import { later, minutesBetween } from '@core/ui'
import { type Carried, type CarryOptions, carriedAt, lanesIn, type Target } from './carry'
import { DropMark } from './drop-mark'
import { momentOf, shareOf, slotAt } from './span'

/** Pixels that a mouse moves before it carries; a finger that moves as far scrolls. */
const SLACK = 5
/** Milliseconds that a finger rests on what it picks up. */
const REST = 250
/** Milliseconds for which lanes count as being where they were seen. */
const LOOKED_MS = 250
/** Pixels from the edge at which a board scrolls along. */
const EDGE = 40

/**
 * Carries work by mouse, or by a finger that rests on it first; from its right edge it is made longer or shorter. One
 * element moves, by transform alone, so that hundreds of blocks around it are not drawn again.
 *
 * @returns what ends it
 */
export function carryByPointer(board: HTMLElement, options: () => CarryOptions): () => void {
  let carry: Carry | null = null
  const leave = () => {
    carry?.end()
    carry = null
  }
  function down(event: PointerEvent): void {
    const asked = options()
    const found = event.button === 0 && !carry ? carriedAt(event.target, asked) : undefined
    if (!found) return
    const grip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
    carry = new Carry(board, ...found, asked, event, grip)
  }
  function up(event: PointerEvent): void {
    if (carry?.pointerId === event.pointerId) carry.drop()
    if (carry?.pointerId === event.pointerId) leave()
  }
  const moved = (event: PointerEvent) => {
    if (carry?.pointerId === event.pointerId && !carry.move(event)) leave()
  }
  const ends = (event: PointerEvent) => carry?.pointerId === event.pointerId && leave()
  const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && leave()
  // Without this a finger that carries would scroll as well.
  const hold = (event: TouchEvent) => carry?.carrying && event.preventDefault()
  const ended = new AbortController()
  const { signal } = ended
  board.addEventListener('pointerdown', down, { signal })
  document.addEventListener('pointermove', moved, { signal })
  document.addEventListener('pointerup', up, { signal })
  document.addEventListener('pointercancel', ends, { signal })
  document.addEventListener('keydown', giveUp, { signal })
  board.addEventListener('touchmove', hold, { signal, passive: false })
  return () => {
    leave()
    ended.abort()
  }
}

class Carry {
  carrying = false
  readonly pointerId: number
  readonly #mark: DropMark
  readonly #from: { x: number; y: number; within: number }
  readonly #resting: ReturnType<typeof setTimeout> | undefined
  #ghost: { element: HTMLElement; told: HTMLElement } | null = null
  #target: Target | null = null
  /** What the ghost says where it would be put down. */
  #told: string | null = null
  #at: { x: number; y: number }
  #frame = 0
  #seen: { scrollTop: number; at: number; places: readonly { lane: HTMLElement; rect: DOMRect }[] } | null = null

  constructor(
    readonly board: HTMLElement,
    readonly element: HTMLElement,
    readonly carried: Carried,
    readonly options: CarryOptions,
    { pointerId, pointerType, clientX: x, clientY: y }: PointerEvent,
    readonly resizing: boolean,
  ) {
    this.pointerId = pointerId
    this.#mark = new DropMark(options)
    this.#at = { x, y }
    this.#from = { x, y, within: carried.slot ? x - element.getBoundingClientRect().left : 0 }
    if (pointerType === 'touch' && !resizing) this.#resting = setTimeout(() => this.#pickUp(), REST)
  }

  /** @returns whether it goes on */
  move({ clientX: x, clientY: y, pointerType }: PointerEvent): boolean {
    this.#at = { x, y }
    if (!this.carrying) {
      if (Math.hypot(x - this.#from.x, y - this.#from.y) < SLACK) return true
      if (pointerType === 'touch' && !this.resizing) return false
      this.#pickUp()
    }
    this.#frame ||= requestAnimationFrame(() => this.#draw())
    return true
  }

  drop(): void {
    if (!this.carrying) return
    // The last move may not have been drawn yet.
    this.#aim()
    // What ends here is no click on the block.
    const swallow = (event: MouseEvent) => event.stopPropagation()
    this.board.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => this.board.removeEventListener('click', swallow, { capture: true }))
    if (this.#target) this.options.drop(this.carried, this.#target)
  }

  end(): void {
    clearTimeout(this.#resting)
    cancelAnimationFrame(this.#frame)
    this.#mark.remove()
    this.#ghost?.element.remove()
    delete this.element.dataset.carried
    delete this.board.dataset.carrying
  }

  #pickUp(): void {
    this.carrying = true
    this.board.dataset.carrying = this.resizing ? 'size' : 'work'
    this.element.dataset.carried = ''
    if (this.resizing) return
    const { left, top, width, height } = this.element.getBoundingClientRect()
    const ghost = document.createElement('div')
    ghost.className = 'basis-plan-ghost'
    const told = document.createElement('span')
    ghost.append(Object.assign(document.createElement('strong'), { textContent: this.carried.title }), told)
    ghost.style.cssText = `left:${left}px;top:${top}px;width:${Math.max(210, Math.min(width, 240))}px;min-height:${Math.min(height, 44)}px`
    document.body.append(ghost)
    this.#ghost = { element: ghost, told }
    this.#draw()
  }

  #draw(): void {
    this.#frame = 0
    const { x, y } = this.#at
    const lane = this.#aim()
    if (this.#ghost) {
      const { element, told } = this.#ghost
      element.style.transform = `translate(${x - this.#from.x}px,${y - this.#from.y}px) rotate(2deg)`
      const next = this.#target && `${this.#target.lane} ${this.#target.start} ${this.#target.minutes}`
      if (next !== this.#told) told.textContent = this.#target ? this.options.nameOf(this.#target) : ''
      this.#told = next
    }
    if (this.#target && lane) this.#mark.show(this.#target, lane)
    else this.#mark.remove()
    this.#scroll()
  }

  /** Works out where it would be put down. */
  #aim(): HTMLElement | undefined {
    const { days, step } = this.options
    const { slot, lane: key, minutes } = this.carried
    const own = this.element.closest<HTMLElement>('[data-lane]')
    const found = this.#places().find(place => (this.resizing ? place.lane === own : isWithin(place.rect, this.#at)))
    this.#target = null
    if (!found) return undefined
    const { lane } = found
    const { left, width } = found.rect
    if (this.resizing && slot && key) {
      const start = momentOf(slot)
      const ended = shareOf(later(start, minutes), days)
      const end = momentOf(slotAt(ended + (this.#at.x - this.#from.x) / width, days, step, 'end'))
      this.#target = { lane: key, start, minutes: Math.max(step, minutesBetween(start, end)) }
    } else {
      const start = momentOf(slotAt((this.#at.x - this.#from.within - left) / width, days, step))
      this.#target = { lane: lane.dataset.lane ?? '', start, minutes }
    }
    return lane
  }

  /** Where the lanes are; looked up a few times a second, for the board may be drawn anew meanwhile. */
  #places(): readonly { lane: HTMLElement; rect: DOMRect }[] {
    const { scrollTop } = this.board
    const seen = this.#seen
    if (seen && seen.scrollTop === scrollTop && performance.now() - seen.at < LOOKED_MS) return seen.places
    const places = lanesIn(this.board).map(lane => ({ lane, rect: lane.getBoundingClientRect() }))
    this.#seen = { scrollTop, at: performance.now(), places }
    return places
  }

  #scroll(): void {
    const { top, bottom } = this.board.getBoundingClientRect()
    const by = this.#at.y > bottom - EDGE ? 12 : this.#at.y < top + EDGE ? -12 : 0
    const was = this.board.scrollTop
    if (by) this.board.scrollBy(0, by)
    if (this.board.scrollTop !== was) this.#frame ||= requestAnimationFrame(() => this.#draw())
  }
}

const isWithin = ({ left, right, top, bottom }: DOMRect, { x, y }: { x: number; y: number }): boolean =>
  x >= left && x < right && y >= top && y < bottom
