import { isTimeZone } from '@core/time/time-zone'
import { momentAt, shownAt } from '@core/time/today'
import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { type Component, propertiesOf, textOf } from './component'

/** A clock: what it shows stands in milliseconds as if it were UTC. */
export interface Clock {
  readonly shownAt: (moment: number) => number
  readonly momentOf: (shown: number) => number
}

/** The clocks that a calendar names. */
export interface Clocks {
  /** Of times without a zone. */
  readonly floating: Clock
  /** Of whole days: that of the company, so that a day begins where it does on screen. */
  readonly days: Clock
  /** Nothing for a name that says nothing to anybody. */
  readonly named: (name: string) => Clock | undefined
}

export const UTC: Clock = { shownAt: moment => moment, momentOf: shown => shown }

/** The clock of a place, `Europe/Amsterdam`. */
export const clockAt = (time_zone: string): Clock => ({
  shownAt: moment => shownAt(new Date(moment), { time_zone }),
  momentOf(shown) {
    const [day = '', time = ''] = new Date(shown).toISOString().split('T')
    return momentAt(day, time.slice(0, 8), { time_zone }).getTime()
  },
})

/**
 * The clocks of a calendar. A name is first that of a zone which the calendar describes itself, then one that IANA or
 * Windows knows. Times without a zone are on the clock that the calendar says it is kept on, or else on that of the company.
 */
export function clocksOf(calendar: Component, zones: readonly Component[], company: string): Clocks {
  const described = new Map(zones.map(zone => [textOf(zone, 'TZID'), zone]))
  const known = new Map<string, Clock | undefined>()
  const named = (name: string): Clock | undefined => {
    if (known.has(name)) return known.get(name)
    const own = described.get(name)
    const clock = byName(name)
    known.set(name, (own && ownClock(own, clock)) ?? clock)
    return known.get(name)
  }
  const days = clockAt(company)
  return { floating: named(textOf(calendar, 'X-WR-TIMEZONE')) ?? days, days, named }
}

function byName(name: string): Clock | undefined {
  if (/^(utc|gmt|z|etc\/utc)$/i.test(name)) return UTC
  const zone = placeIn(name)
  if (zone) return clockAt(zone)
  const offset = /^\(?(?:utc|gmt)? ?([+-])(\d{1,2}):?(\d{2})?\)?$/i.exec(name)
  if (!offset) return undefined
  const ahead = (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) * 60_000
  return { shownAt: moment => moment + ahead, momentOf: shown => shown - ahead }
}

/** The IANA name that a name means: itself, one behind a path, one of Windows, or that of a city that Windows lists. */
function placeIn(name: string): string | undefined {
  const behindPath = /[A-Z][\w+-]*(\/[\w+-]+){1,2}$/.exec(name)?.[0]
  const [listed = ''] = name.replace(/^\([^)]*\) */, '').split(' (')
  const cities = listed.split(', ').map(city => city.replaceAll(' ', '_'))
  const known = Intl.supportedValuesOf('timeZone')
  const ofCity = cities.flatMap(city => known.find(zone => zone.endsWith(`/${city}`)) ?? [])
  const ofWindows = [name, listed.replace(/ Time$/, ' Standard Time')].flatMap(each => findIana(each))
  return [name, behindPath, ...ofWindows, ...ofCity].find(zone => zone !== undefined && isTimeZone(zone))
}

/** The clock that a calendar describes itself, unless its changes come by a rule that is none of a clock. */
function ownClock(described: Component, named: Clock | undefined): Clock | undefined {
  const rules = described.parts.flatMap(part => part.lines.get('RRULE') ?? [])
  if (!described.parts.length || !rules.every(rule => /FREQ=YEARLY/i.test(rule))) return undefined
  try {
    const zone = new ICAL.Timezone(ICAL.Component.fromString(described.written.join('\r\n')))
    const ahead = (shown: number): number => zone.utcOffset(timeAt(shown)) * 1000
    ahead(Date.now())
    const own: Clock = {
      momentOf: shown => shown - ahead(shown),
      shownAt: moment => moment + ahead(moment + ahead(moment)),
    }
    if (!named) return own
    // What lies before the description begins is on the clock that its name says.
    const begins = firstOnset(described)
    return {
      momentOf: shown => (shown < begins ? named : own).momentOf(shown),
      shownAt: moment => (moment < begins ? named : own).shownAt(moment),
    }
  } catch {
    // A description that the library cannot read is none; the name may say enough.
    return undefined
  }
}

/** When the first change of a described clock is, as the library counts them: where times are listed, without the start. */
function firstOnset({ parts }: Component): number {
  const onsets = parts.flatMap(part => {
    const listed = propertiesOf(part, 'RDATE')
    const begins = listed.length ? listed : propertiesOf(part, 'DTSTART')
    return begins.flatMap(({ values }) => values.map(value => Date.parse(`${String(value).replace(/Z$/, '')}Z`)))
  })
  return Math.min(...onsets.filter(onset => !Number.isNaN(onset)))
}

const timeAt = (shown: number) => ICAL.Time.fromData(partsOf(new Date(shown)), ICAL.Timezone.localTimezone)

const partsOf = (shown: Date) => ({
  year: shown.getUTCFullYear(),
  month: shown.getUTCMonth() + 1,
  day: shown.getUTCDate(),
  hour: shown.getUTCHours(),
  minute: shown.getUTCMinutes(),
  second: shown.getUTCSeconds(),
})
