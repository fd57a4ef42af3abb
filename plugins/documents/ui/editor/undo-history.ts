/** Something that was done in the editor. Both answer false when it is no longer as this step left it. */
export interface Step {
  undo(): boolean
  redo(): boolean
}

/** What was done since the document was opened here, or since it was sent; the oldest of very many is forgotten. */
export class UndoHistory {
  #done: Step[] = []
  #undone: Step[] = []

  constructor(readonly most = 200) {}

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Notes what was just done; what had been taken back is forgotten. */
  note(step: Step): void {
    this.#done = [...this.#done, step].slice(-this.most)
    this.#undone = []
  }

  isLast(step: Step): boolean {
    return this.#done.at(-1) === step && !this.canRedo
  }

  /** Takes the last step back. One that somebody else went over is forgotten, and answers false. */
  undo(): boolean {
    const step = this.#done.pop()
    if (!step?.undo()) return false
    this.#undone.push(step)
    return true
  }

  /** Does again what was taken back last; see {@link undo}. */
  redo(): boolean {
    const step = this.#undone.pop()
    if (!step?.redo()) return false
    this.#done.push(step)
    return true
  }

  forget(): void {
    this.#done = []
    this.#undone = []
  }
}
