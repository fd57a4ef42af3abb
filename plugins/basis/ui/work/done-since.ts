const HOUR_MS = 3_600_000
const TWO_DAYS_MS = 48 * HOUR_MS

/**
 * What was done before this moment is no longer among what there is to do (R-ACT-004). Of a whole hour, so that a page asks
 * the same when it is opened anew.
 */
export const doneSince = (): string => new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - TWO_DAYS_MS).toISOString()
