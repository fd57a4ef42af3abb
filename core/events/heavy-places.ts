import { NotNow } from '@core/jobs/queue'

/** Heavy jobs of one company at once: no more than may wait for one kind of heavy work. */
const OF_ONE_COMPANY = 8
/** Milliseconds before a job without a place comes again, at least. */
const AGAIN_MS = 500
/** Milliseconds between those of one company: however many wait, no more than fifty a second are looked at. */
const APART_MS = 20

/** Places for heavy jobs. A company has few of them; its other jobs come again later and leave room for those of others. */
export class HeavyPlaces {
  private readonly taken = new Map<number, number>()
  private readonly lastComes = new Map<number, number>()

  /**
   * Does a heavy job of a company.
   *
   * @throws {NotNow} when the places of the company are taken
   */
  async within(companyId: number, work: () => Promise<void>): Promise<void> {
    const taken = this.taken.get(companyId) ?? 0
    if (taken >= OF_ONE_COMPANY) throw this.later(companyId, 'other heavy jobs of the company come first')
    this.taken.set(companyId, taken + 1)
    try {
      await work()
    } finally {
      const left = (this.taken.get(companyId) ?? 1) - 1
      if (left) this.taken.set(companyId, left)
      else this.taken.delete(companyId)
    }
  }

  /** What a job throws that comes again after the others of its company. */
  later(companyId: number, reason: string): NotNow {
    const now = Date.now()
    const comes = Math.max(now + AGAIN_MS, (this.lastComes.get(companyId) ?? 0) + APART_MS)
    this.lastComes.set(companyId, comes)
    return new NotNow(reason, comes - now)
  }
}
