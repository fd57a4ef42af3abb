import type { Calculation, Line } from '../editor/document-row'

/**
 * Numbers of lines on screen. A line that is added here has a number of its own before the server answers, below zero, and
 * keeps it as long as the document is open: what is typed in it, its focus and its steps of undo go by that number. Only
 * what is sent and answered has the number of the server.
 */
export class LineNumbers {
  readonly #stored = new Map<number, number>()
  readonly #shown = new Map<number, number>()
  #last = 0

  /** The number of a new line. */
  begin(): number {
    this.#last -= 1
    return this.#last
  }

  /** Keeps which number the server gave to a new line. */
  learn(shown: number, stored: number): void {
    this.#stored.set(shown, stored)
    this.#shown.set(stored, shown)
  }

  /** The number at the server; undefined of a line that it did not take in. */
  stored(shown: number): number | undefined {
    return shown > 0 ? shown : this.#stored.get(shown)
  }

  shown(stored: number): number {
    return this.#shown.get(stored) ?? stored
  }

  /** An answer with the numbers of the screen. */
  onScreen(answer: Calculation): Calculation {
    const line = (one: Line): Line => ({
      ...one,
      id: this.shown(one.id),
      calculationitem_id: one.calculationitem_id === null ? null : this.shown(one.calculationitem_id),
    })
    return { ...answer, calculationitems: answer.calculationitems.map(line) }
  }
}
