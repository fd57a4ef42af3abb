import { ifUnchanged } from '@core/ui/records'

/** The versions of records as they were last seen: what somebody else changed meanwhile is not overwritten. */
export class Versions {
  readonly #seen = new Map<number, number>()

  /** Answers may overtake each other; versions only go up. */
  learn(records: readonly { id: number; version: number }[]): void {
    for (const { id, version } of records) this.#seen.set(id, Math.max(version, this.#seen.get(id) ?? 0))
  }

  /** Header of a call that changes these records together. */
  ifUnchanged(...ids: readonly number[]): { 'If-Match': string } {
    return ifUnchanged(ids.map(id => this.#seen.get(id)))
  }
}
