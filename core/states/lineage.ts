import type { StatusChange } from '@core/db/log/status-changes'

/** Description of the line that says a status was put back. */
export const PUT_BACK = 'rollbackstatus'

/** A status that led to the present one, with the values that the record had when it left it. */
export interface Ancestor {
  readonly status: string
  readonly left: Readonly<Record<string, unknown>>
}

/**
 * The statuses that led to the present one, the latest first (G-ROLLB). A status that was put back takes those after it
 * off the line again, so that nothing goes forward or sideways by being put back.
 */
export function lineage(initial: string, changes: readonly StatusChange[]): Ancestor[] {
  let line: { status: string; left: Readonly<Record<string, unknown>> }[] = [{ status: initial, left: {} }]
  for (const { from, to, description, left } of changes) {
    const top = line.at(-1)
    // What happened before the log knew of statuses, or beside it, is no part of the line.
    if (top?.status !== from) line = [{ status: from, left }]
    else top.left = left
    const back = description === PUT_BACK ? line.findLastIndex(({ status }) => status === to) : -1
    line = back >= 0 ? line.slice(0, back + 1) : [...line, { status: to, left: {} }]
  }
  return line.slice(0, -1).reverse()
}
