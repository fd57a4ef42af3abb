/**
 * Numbers the jobs of each company as they go into the queue, which takes the lowest numbers first: however many jobs one
 * company has waiting, the first of another is next.
 */
export class CompanyTurns {
  private readonly last = new Map<number, number>()

  /** Whether no job was numbered since it began. */
  get fresh(): boolean {
    return this.last.size === 0
  }

  next(companyId: number): number {
    const turn = (this.last.get(companyId) ?? 0) + 1
    this.last.set(companyId, turn)
    return turn
  }

  /** Begins again at one for all, once nothing waits any more. */
  startOver(): void {
    this.last.clear()
  }
}
