import { FairQueue } from '@core/limited-process/fair-queue'
import { Unavailable } from './unavailable'

/** Most transactions of one company that may wait for a connection. */
const MOST_WAITING = 200
/** Longest wait for a connection, in milliseconds. */
const PATIENCE_MS = 20_000

interface Waiting {
  readonly begin: () => void
}

/**
 * Shares the connections of this process among companies. None holds more than half of them, and companies that wait take
 * turns: however much one asks for, another waits behind a single transaction of it.
 */
export class Turns {
  private free: number
  private readonly share: number
  private readonly held = new Map<number, number>()
  private readonly queue = new FairQueue<Waiting>()

  constructor(connections: number) {
    this.free = connections
    this.share = Math.max(1, Math.ceil(connections / 2))
  }

  /**
   * Does work on a connection when it is the company's turn. Work without a company is that of company 0.
   *
   * @throws Unavailable when too much of the company waits, or it waited for twenty seconds
   */
  async during<T>(companyId: number, work: () => Promise<T>): Promise<T> {
    await this.take(companyId)
    try {
      return await work()
    } finally {
      this.giveBack(companyId)
    }
  }

  private async take(companyId: number): Promise<void> {
    if (this.mayHave(companyId)) return this.give(companyId)
    if (this.queue.count(companyId) >= MOST_WAITING) throw new Unavailable('too much of the company waits')
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(patience)
          this.give(companyId)
          resolve()
        },
      }
      const patience = setTimeout(() => {
        this.queue.remove(companyId, waiting)
        reject(new Unavailable('no connection came free in time'))
      }, PATIENCE_MS)
      this.queue.add(companyId, waiting)
    })
  }

  private giveBack(companyId: number): void {
    const left = this.of(companyId) - 1
    if (left > 0) this.held.set(companyId, left)
    else this.held.delete(companyId)
    this.free += 1
    this.queue.take(owner => this.mayHave(owner))?.begin()
  }

  private mayHave(companyId: number): boolean {
    return this.free > 0 && this.of(companyId) < this.share
  }

  private give(companyId: number): void {
    this.free -= 1
    this.held.set(companyId, this.of(companyId) + 1)
  }

  private of(companyId: number): number {
    return this.held.get(companyId) ?? 0
  }
}
