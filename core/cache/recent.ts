/** A memory of the things made most recently, for what is costly to make and the same each time. */
export class Recent<T> {
  private readonly kept = new Map<string, T>()
  private readonly coming = new Map<string, Promise<T>>()

  constructor(private readonly most: number) {}

  get(key: string): T | undefined {
    const value = this.kept.get(key)
    if (value === undefined) return undefined
    this.kept.delete(key)
    this.kept.set(key, value)
    return value
  }

  /** The kept value, or the one that `make` brings; whoever asks while it is being made waits for it. */
  async getOrMake(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.get(key) ?? this.coming.get(key)
    if (known !== undefined) return known
    const coming = make()
      .then(value => this.set(key, value))
      .finally(() => this.coming.delete(key))
    this.coming.set(key, coming)
    return coming
  }

  /** Keeps a value, and forgets the one that was longest unused. */
  set(key: string, value: T): T {
    this.kept.set(key, value)
    const oldest = this.kept.size > this.most ? this.kept.keys().next().value : undefined
    if (oldest !== undefined) this.kept.delete(oldest)
    return value
  }

  /** Forgets a value that is no longer true. */
  forget(key: string): void {
    this.kept.delete(key)
  }
}
