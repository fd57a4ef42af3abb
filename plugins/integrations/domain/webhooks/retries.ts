const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds before each further try of a message: ten tries within three days. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 18 * HOUR, 22 * HOUR]

/** How often a message is tried. */
export const MOST_TRIES = PAUSES.length + 1

/** When a message that failed so many times is tried again; null when it is given up. */
export function nextTry(attempts: number, retryAfterSeconds: number): Date | null {
  const pause = PAUSES[attempts - 1]
  return pause === undefined ? null : new Date(Date.now() + Math.max(pause, retryAfterSeconds) * 1000)
}

/** Rounds in a row without anything that arrived, before an address is let rest: a few messages may fail for their own reasons. */
const PATIENT_ROUNDS = 3
const LONGEST_REST_SECONDS = 300

/** Milliseconds that an address rests at which nothing arrived for so many rounds in a row. */
export const restAfter = (failures: number): number =>
  failures <= PATIENT_ROUNDS ? 0 : Math.min(2 ** (failures - PATIENT_ROUNDS), LONGEST_REST_SECONDS) * 1000

const WEEK_MS = 7 * 24 * HOUR * 1000

/** Whether nothing arrived for so long that nobody is called any more. */
export const hasEnded = (failingSince: Date | null | undefined): boolean =>
  Boolean(failingSince && Date.now() - failingSince.getTime() >= WEEK_MS)
