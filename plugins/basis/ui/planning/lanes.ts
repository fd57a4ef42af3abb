import { type Answer, dayAt } from '@core/ui'
import { distance } from '../../domain/planning/distance'
import { collide, peopleOf } from '../../domain/planning/in-the-way'
import { lengthOf } from './span'

export type PlannedEvent = Answer<'get', '/api/calendar/events'>[number]
export type Waiting = Answer<'get', '/api/planning/waiting'>['rows'][number]

export interface Person {
  readonly id: number
  readonly name: string
  readonly group: string
}

/** Something in the lane of somebody. */
export interface LaneEvent {
  readonly event: PlannedEvent
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
  const byPerson = new Map<number, PlannedEvent[]>()
  for (const event of events)
    for (const id of peopleOf(event)) {
      const own = byPerson.get(id)
      if (own) own.push(event)
      else byPerson.set(id, [event])
    }
  return people.map(person => laneOf(person, byPerson.get(person.id) ?? []))
}

function laneOf(person: Person, found: PlannedEvent[]): Lane {
  const events = found.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
  const made: LaneEvent[] = []
  for (const bunch of bunchesOf(events)) {
    const ends: number[] = []
    const rows = bunch.map(event => {
      const free = ends.findIndex(end => end <= Date.parse(event.start))
      const row = free < 0 ? ends.length : free
      ends[row] = Date.parse(event.end)
      return row
    })
    for (const [at, event] of bunch.entries())
      made.push({
        event,
        row: rows[at] ?? 0,
        rows: ends.length,
        clashes: bunch.filter(other => collide(event, other)),
        km: travelTo(event, events),
        along: event.user_id !== person.id,
      })
  }
  const minutes = events.filter(({ absent, all_day }) => !absent && !all_day).map(lengthOf)
  return { person, events: made, hours: minutes.reduce((sum, each) => sum + each, 0) / 60 }
}

/** Things that follow each other without a pause: those of one bunch are drawn on as many rows as they need. */
function bunchesOf(events: readonly PlannedEvent[]): PlannedEvent[][] {
  const bunches: PlannedEvent[][] = []
  let until = Number.NEGATIVE_INFINITY
  for (const event of events) {
    const last = bunches.at(-1)
    if (last && Date.parse(event.start) < until) last.push(event)
    else bunches.push([event])
    until = Math.max(until, Date.parse(event.end))
  }
  return bunches
}

function travelTo(event: PlannedEvent, events: readonly PlannedEvent[]): number | null {
  const earlier = events.filter(
    other =>
      other !== event &&
      other.lat !== null &&
      dayAt(other.start) === dayAt(event.start) &&
      Date.parse(other.start) < Date.parse(event.start),
  )
  const before = earlier.at(-1)
  return before ? distance(before, event) : null
}

/** Where somebody goes on a day, one after the other. */
export const stopsOf = ({ events }: Lane, day: string): LaneEvent[] =>
  events.filter(({ event }) => !event.absent && !event.all_day && dayAt(event.start) === day)
