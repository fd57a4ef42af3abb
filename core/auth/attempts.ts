const WINDOW_MS = 60_000
const MOST = 5

/** Counts failed sign-ins per name and address: five in a minute and the door stays shut for the rest of it (G-LOGIN). */
export class Attempts {
  private readonly failures = new Map<string, { count: number; until: number }>()

  constructor(private readonly now: () => number = Date.now) {}

  /** Seconds until the next try is allowed; 0 when it is now. */
  wait(key: string): number {
    const entry = this.failures.get(key)
    if (!entry || entry.until <= this.now()) return 0
    return entry.count >= MOST ? Math.ceil((entry.until - this.now()) / 1000) : 0
  }

  failed(key: string): void {
    const entry = this.failures.get(key)
    if (entry && entry.until > this.now()) entry.count++
    else this.failures.set(key, { count: 1, until: this.now() + WINDOW_MS })
    if (this.failures.size > 100_000) this.forget()
  }

  succeeded(key: string): void {
    this.failures.delete(key)
  }

  private forget() {
    for (const [key, { until }] of this.failures) if (until <= this.now()) this.failures.delete(key)
  }
}
