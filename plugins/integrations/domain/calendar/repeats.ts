import { isDay } from '@core/time/written-day'
import { RRuleTemporal } from 'rrule-temporal'
import type { Reason } from './not-understood'
import { momentOf, type WrittenTime } from './written-time'

/** Part of a rule as RFC 5545 has it; programs add others, such as `X-EVOLUTION-ENDDATE`. */
const PARTS = /^(FREQ|UNTIL|COUNT|INTERVAL|WKST|BY(SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))=\S+$/
/** How often a day a frequency comes. */
const PER_DAY: Readonly<Record<string, number>> = { SECONDLY: 86_400, MINUTELY: 1440, HOURLY: 24 }
const DAY_MS = 86_400_000
/** Times that a rule is followed from its beginning on, and that are looked at. */
const MOST_STEPS = 100_000

/** A stretch of what a clock shows, in milliseconds as if it were UTC. */
export interface Shown {
  readonly from: number
  readonly to: number
}

/** What a rule gives, or why it gives nothing. */
export type Repeated =
  | { readonly shown: readonly number[]; readonly never?: boolean }
  | { readonly reason: Extract<Reason, 'repeat' | 'too_often'> }

/**
 * The times that a rule gives within a stretch, on the clock of its first one: it is followed as if that were UTC, so that
 * a time stays at its hour when the clock changes. An empty rule repeats nothing.
 */
export function repeatsOf(rule: string, first: WrittenTime, { from, to }: Shown): Repeated {
  const parts = rule
    .toUpperCase()
    .replace(/\s/g, '')
    .split(';')
    .filter(part => PARTS.test(part))
  const partOf = (name: string) => parts.find(part => part.startsWith(`${name}=`))?.slice(name.length + 1)
  if (!rule) return { shown: [] }
  const perDay = (PER_DAY[partOf('FREQ') ?? ''] ?? 0) / Math.max(1, Number(partOf('INTERVAL') ?? 1))
  const days = (to - first.shown) / DAY_MS
  if (perDay * days > MOST_STEPS && !(Number(partOf('COUNT')) <= MOST_STEPS)) return { reason: 'too_often' }
  const until = partOf('UNTIL')
  const followed = parts.filter(part => !part.startsWith('UNTIL='))
  const last = until === undefined ? null : untilOf(until, first)
  if (last === undefined) return { reason: 'repeat' }
  // So some programs write what was deleted.
  if (last !== null && last < first.shown) return { shown: [], never: true }
  if (last !== null) followed.push(`UNTIL=${compact(last)}`)
  try {
    const rrule = new RRuleTemporal({
      rruleString: `DTSTART:${compact(first.shown)}\nRRULE:${followed.join(';')}`,
      maxIterations: MOST_STEPS,
      maxCandidateEvaluations: MOST_STEPS * 10,
    })
    return { shown: rrule.between(new Date(from), new Date(to), true).map(time => time.epochMilliseconds) }
  } catch (error) {
    const isLong = error instanceof Error && /maximum|exceeded/i.test(error.message)
    return { reason: isLong ? 'too_often' : 'repeat' }
  }
}

/** The last time on the clock of the rule; a day lasts until its end. */
function untilOf(written: string, first: WrittenTime): number | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/.exec(written)
  if (!match) return undefined
  const [, year, month, day, hours, minutes, seconds = '00', zulu] = match
  if (!isDay(`${year}-${month}-${day}`)) return undefined
  const begin = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  if (hours === undefined) return begin + DAY_MS - 1000
  const shown = begin + (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return zulu ? first.clock.shownAt(shown) : shown
}

/** `20261201T090000Z` */
const compact = (shown: number): string => new Date(shown).toISOString().replace(/[-:]|\.\d+/g, '')

export const isSameTime = (one: WrittenTime, other: WrittenTime): boolean =>
  one.isDay || other.isDay
    ? new Date(one.shown).toISOString().slice(0, 10) === new Date(other.shown).toISOString().slice(0, 10)
    : momentOf(one) === momentOf(other)
