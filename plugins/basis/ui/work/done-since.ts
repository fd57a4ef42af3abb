const TWO_DAYS_MS = 2 * 86_400_000

/** What was done before this moment is no longer among what there is to do (R-ACT-004). */
export const doneSince = (): string => new Date(Date.now() - TWO_DAYS_MS).toISOString()
