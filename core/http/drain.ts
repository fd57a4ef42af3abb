/** Milliseconds after which somebody who asked `/readyz` is not expected to ask again. */
const WATCHED_MS = 60_000
/** Milliseconds in which a proxy that asked before has to ask again; a slow one on a busy machine is given time. */
const PATIENCE_MS = 30_000
/** Milliseconds after which requests that go on coming are left to whoever sends them. */
export const LONGEST_DRAIN_MS = 60_000
const LOOK_MS = 25

/**
 * Tells when a process that was told to stop may: the proxy that asks `/readyz` heard that it stops, and for one of its
 * intervals no request came. How fast the machine or the proxy is makes no difference.
 */
export class Drain {
  private askedAt = Number.NEGATIVE_INFINITY
  private toldAt: number | undefined
  private requestAt = Number.NEGATIVE_INFINITY
  private stoppedAt: number | undefined

  /** @param intervalMs milliseconds between two looks of the proxy; with 0 there is none and nothing is waited for */
  constructor(private readonly intervalMs: number) {}

  get stopping(): boolean {
    return this.stoppedAt !== undefined
  }

  /** From now on everybody who asks hears that the process stops. */
  stop(now = Date.now()): void {
    this.stoppedAt ??= now
  }

  /** Somebody asked whether the process takes requests, and is answered by {@link stopping}. */
  asked(now = Date.now()): void {
    if (this.stopping) this.toldAt ??= now
    else this.askedAt = now
  }

  requestCame(now = Date.now()): void {
    this.requestAt = now
  }

  isOver(now = Date.now()): boolean {
    if (this.stoppedAt === undefined) return false
    if (this.intervalMs === 0) return true
    if (now - this.stoppedAt >= LONGEST_DRAIN_MS) return true
    const watched = this.stoppedAt - this.askedAt < WATCHED_MS
    const from = watched ? (this.toldAt ?? this.stoppedAt + PATIENCE_MS) : this.stoppedAt
    return now - Math.max(from, this.requestAt) >= this.intervalMs
  }

  async over(): Promise<void> {
    while (!this.isOver()) await Bun.sleep(LOOK_MS)
  }
}
