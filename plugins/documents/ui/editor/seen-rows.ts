import { ifUnchanged } from '@core/ui/records'

/** Records as they were last seen at the server: what somebody else changed meanwhile is not overwritten. */
export class SeenRows<Row extends { id: number; version: number }> {
  readonly #seen = new Map<number, Row>()
  readonly #typedOver = new Map<number, Row>()

  /** Answers may overtake each other; versions only go up. */
  learn(rows: readonly Row[]): void {
    for (const row of rows) if (row.version >= (this.#seen.get(row.id)?.version ?? 0)) this.#seen.set(row.id, row)
  }

  /** Header of a call that changes these records together. */
  ifUnchanged(...ids: readonly number[]): { 'If-Match': string } {
    return ifUnchanged(ids.map(id => this.#seen.get(id)?.version))
  }

  /** Somebody types in a record: what is learned of it from now on is not what they typed over. */
  typed(id: number): void {
    const row = this.#seen.get(id)
    if (row && !this.#typedOver.has(id)) this.#typedOver.set(id, row)
  }

  /** The record as it was before what was typed in it; undefined of one that the server does not know. */
  typedOver(id: number): Row | undefined {
    return this.#typedOver.get(id) ?? this.#seen.get(id)
  }

  /** The server took in what was typed; `more` was typed since, over its answer. */
  taken(row: Row, more: boolean): void {
    this.learn([row])
    if (more) this.#typedOver.set(row.id, row)
    else this.#typedOver.delete(row.id)
  }

  /** Lets go of what was typed. */
  forget(id: number): void {
    this.#typedOver.delete(id)
  }
}
