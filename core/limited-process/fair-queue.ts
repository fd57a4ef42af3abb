/** Work that waits, taken in turns: each owner's own is taken in the order it came, and owners take turns. */
export class FairQueue<T> {
  /** By owner; who had a turn goes to the end of the map. */
  private readonly waiting = new Map<number, T[]>()

  /** How much of an owner waits. */
  count(owner: number): number {
    return this.waiting.get(owner)?.length ?? 0
  }

  add(owner: number, work: T): void {
    this.waiting.set(owner, [...(this.waiting.get(owner) ?? []), work])
  }

  /** Puts work back at the front of its owner's, whose turn it is again. */
  putBack(owner: number, work: T): void {
    const rest = this.waiting.get(owner) ?? []
    const others = [...this.waiting].filter(([other]) => other !== owner)
    this.waiting.clear()
    this.waiting.set(owner, [work, ...rest])
    for (const [other, works] of others) this.waiting.set(other, works)
  }

  /** The next work of an owner who may have a turn. */
  take(mayHave: (owner: number) => boolean): T | undefined {
    for (const [owner, [next, ...rest]] of this.waiting) {
      if (next === undefined || !mayHave(owner)) continue
      this.waiting.delete(owner)
      if (rest.length) this.waiting.set(owner, rest)
      return next
    }
    return undefined
  }

  /** Takes work away that nobody waits for any more; whether it was still there. */
  remove(owner: number, work: T): boolean {
    const before = this.waiting.get(owner) ?? []
    const rest = before.filter(other => other !== work)
    if (rest.length) this.waiting.set(owner, rest)
    else this.waiting.delete(owner)
    return rest.length < before.length
  }

  /** Empties the queue and answers what was in it. */
  clear(): T[] {
    const all = [...this.waiting.values()].flat()
    this.waiting.clear()
    return all
  }
}
