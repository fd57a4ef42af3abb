import { workingDayFrom } from '@core/domain/working-day'
import { addDays, latestDay } from '@core/time/today'

/** A version of a quotation that its customer has, with the days on which they were asked about it. */
interface Waiting {
  /** The day on which it was sent. */
  readonly sentOn: string
  readonly asked: readonly string[]
}

/**
 * The first day on which a customer who did not answer is asked, or asked again; null once that is over. What falls on a
 * free day waits for the next working day, and after days on which nothing ran the next time keeps its distance.
 *
 * @param days how many days after the sending, for each time
 */
export function followUpDay({ sentOn, asked }: Waiting, days: readonly number[]): string | null {
  const wait = days[asked.length]
  if (wait === undefined) return null
  const last = asked.at(-1)
  const afterLast = last && addDays(last, wait - (days[asked.length - 1] ?? 0))
  return workingDayFrom(latestDay([addDays(sentOn, wait), afterLast]))
}
