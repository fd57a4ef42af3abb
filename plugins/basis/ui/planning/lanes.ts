import { type Answer, dayAt, formatDay, formatTime } from '@core/ui'
import { distance } from '../../domain/planning/distance'
import { collide, peopleOf } from '../../domain/planning/in-the-way'
import { lengthOf } from './span'

export type PlannedEvent = Omit<Answer<'get', '/api/calendar/events'>[number], 'begins'>
export type Waiting = Answer<'get', '/api/planning/waiting'>['rows'][number]

export interface Person {
  readonly id: number
  readonly name: string
  readonly group: string
}

/** Something in the lane of somebody. */
export interface LaneEvent {
  readonly event: PlannedEvent
  /** The day it begins, `yyyy-mm-dd`, and when it is in words. */
  readonly day: string
  readonly when: string
  /** Which of how many rows it stands on, where several want the same time. */
  readonly row: number
  readonly rows: number
  /** What else this person has then. */
  readonly clashes: readonly PlannedEvent[]
  /** Kilometres from what comes before it that day, as the crow flies. */
  readonly km: number | null
  /** It is somebody else's, who is come along with. */
  readonly along: boolean
}

export interface Lane {
  readonly person: Person
  readonly events: readonly LaneEvent[]
  /** Hours of work; absence is none. */
  readonly hours: number
}

export const keyOf = ({ kind, id }: { kind: string; id: number }): string => `${kind}-${id}`

/** What everybody has, in order of time. */
export function lanesOf(people: readonly Person[], events: readonly PlannedEvent[]): Lane[] {
  const byPerson = new Map<number, Timed[]>()
  for (const event of timed(events))
    for (const id of peopleOf(event.event)) {
      const own = byPerson.get(id)
      if (own) own.push(event)
      else byPerson.set(id, [event])
    }
  return people.map(person => laneOf(person, byPerson.get(person.id) ?? []))
}

interface Timed {
  readonly event: PlannedEvent
  readonly day: string
  readonly when: string
  readonly from: number
  readonly to: number
}

/** What is asked of the clock of the company, which takes its time, is asked once of each. */
function timed(events: readonly PlannedEvent[]): Timed[] {
  const names = new Map<string, string>()
  return events.map(event => {
    const day = dayAt(event.start)
    const name = names.get(day) ?? formatDay(day)
    names.set(day, name)
    const when = `${name} ${formatTime(event.start)} – ${formatTime(event.end)}`
    return { event, day, when, from: Date.parse(event.start), to: Date.parse(event.end) }
  })
}

function laneOf(person: Person, found: readonly Timed[]): Lane {
  const events = found.toSorted((one, other) => one.from - other.from)
  let before: Timed | undefined
  const made: LaneEvent[] = []
  for (const bunch of bunchesOf(events)) {
    const ends: number[] = []
    const rows = bunch.map(({ from, to }) => {
      const free = ends.findIndex(end => end <= from)
      const row = free < 0 ? ends.length : free
      ends[row] = to
      return row
    })
    for (const [at, one] of bunch.entries()) {
      const { event, day, when } = one
      made.push({
        event,
        day,
        when,
        row: rows[at] ?? 0,
        rows: ends.length,
        clashes: bunch.flatMap(other => (collide(event, other.event) ? [other.event] : [])),
        km: before?.day === day ? distance(before.event, event) : null,
        along: event.user_id !== person.id,
      })
      if (event.lat !== null) before = one
    }
  }
  const minutes = events.map(({ event }) => (event.absent || event.all_day ? 0 : lengthOf(event)))
  return { person, events: made, hours: minutes.reduce((sum, each) => sum + each, 0) / 60 }
}

/** Things that follow each other without a pause: those of one bunch are drawn on as many rows as they need. */
function bunchesOf(events: readonly Timed[]): Timed[][] {
  const bunches: Timed[][] = []
  let until = Number.NEGATIVE_INFINITY
  for (const event of events) {
    const last = bunches.at(-1)
    if (last && event.from < until) last.push(event)
    else bunches.push([event])
    until = Math.max(until, event.to)
  }
  return bunches
}

/** Where somebody goes on a day, one after the other. */
export const stopsOf = ({ events }: Lane, day: string): LaneEvent[] =>
  events.filter(one => !one.event.absent && !one.event.all_day && one.day === day)
