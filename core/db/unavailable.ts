/** The database cannot do the work now; later it can. What the last transaction came to is not known. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super(`The database is not available: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** What PostgreSQL says of itself: without one of its machines, read-only, out of disk, memory or connections, stopping, starting, failing to write. */
const STATES = /^(08\w{3}|25006|53\w{3}|57P0[1-3]|58\w{3})$/

/** What Citus says, without a state of its own, where PostgreSQL ends under it. */
const ENDED = 'postmaster was shut down, exiting'

/** Whether PostgreSQL could not do it, as opposed to: it would not do this. */
export function isUnable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return STATES.test(String((error as { code?: unknown }).code)) || error.message === ENDED
}
