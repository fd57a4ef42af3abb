const DAY_MS = 86_400_000

/** Days that are left of a trial, the one that has begun among them; 0 once it is over. */
export const daysOfTrial = (until: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS))
