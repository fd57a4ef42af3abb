/**
 * Numbers of records on screen. One that is added here has a number of its own before the server answers, below zero, and
 * keeps it as long as the screen is open: what is typed in it and where its focus is go by that number. Only what is sent
 * and answered has the number of the server.
 */
export class ShownNumbers {
  readonly #stored = new Map<number, number>()
  readonly #shown = new Map<number, number>()
  #last = 0

  /** The number of a new record. */
  begin(): number {
    this.#last -= 1
    return this.#last
  }

  /** Keeps which number the server gave to a new record. */
  learn(shown: number, stored: number): void {
    this.#stored.set(shown, stored)
    this.#shown.set(stored, shown)
  }

  /** The number at the server; undefined of a record that it did not take in. */
  stored(shown: number): number | undefined {
    return shown > 0 ? shown : this.#stored.get(shown)
  }

  shown(stored: number): number {
    return this.#shown.get(stored) ?? stored
  }
}
