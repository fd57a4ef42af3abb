import { later } from '@core/ui'
import type { CarryOptions, Target } from './carry'
import { shareOf } from './span'

/** The dashed place on the board where work would be put down. */
export class DropMark {
  readonly #element = document.createElement('div')

  #shown = ''

  constructor(readonly options: CarryOptions) {
    this.#element.className = 'basis-plan-target'
  }

  show(target: Target, lane: Element, follow = false): void {
    const { days, timeOf } = this.options
    // Most pictures of a carry show it where it was.
    const shown = `${target.lane} ${target.start} ${target.minutes}`
    if (shown === this.#shown && this.#element.parentElement === lane) return
    this.#shown = shown
    const from = shareOf(target.start, days)
    const to = Math.max(shareOf(later(target.start, target.minutes), days), from + 0.1 / days.length)
    this.#element.style.left = `${from * 100}%`
    this.#element.style.width = `${(to - from) * 100}%`
    this.#element.textContent = timeOf(target)
    if (this.#element.parentElement !== lane) lane.append(this.#element)
    if (follow) this.#element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  remove(): void {
    this.#element.remove()
  }
}
