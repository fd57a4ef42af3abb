import { type Answer, formatDay } from '@core/ui'
import { distance } from '../../domain/planning/distance'
import { collide, peopleOf } from '../../domain/planning/in-the-way'
import { lengthOf, type Slot, slotOf } from './span'

export type PlannedEvent = Omit<Answer<'get', '/api/calendar/events'>[number], 'begins'>
export type Waiting = Answer<'get', '/api/planning/waiting'>['rows'][number]

/** Whose lane it is: of a colleague, or of a team. */
export interface Owner {
  /** `user-5`, `team-3`. */
  readonly key: string
  readonly id: number
  readonly name: string
  readonly group: string
  /** Who is in the team; nothing for a colleague. */
  readonly team?: {
    readonly color: string
    readonly members: readonly { readonly id: number; readonly name: string }[]
  }
}

/** How work is given to somebody. */
export const given = ({ id, team }: Owner): { readonly team_id: number } | { readonly user_id: number } =>
  team ? { team_id: id } : { user_id: id }

/** Something in a lane. */
export interface LaneEvent {
  readonly event: PlannedEvent
  /** The day it begins, `yyyy-mm-dd`, and when it is in words. */
  readonly day: string
  readonly when: string
  readonly start: Slot
  readonly end: Slot
  /** What else whoever does it has then. */
  readonly clashes: readonly PlannedEvent[]
  /** Kilometres from what comes before it that day, as the crow flies. */
  readonly km: number | null
  /** It is somebody else's, who is come along with; in the lane of a team the absence of one of them. */
  readonly along: boolean
}

export interface Lane {
  readonly owner: Owner
  readonly events: readonly LaneEvent[]
  /** Hours of work; absence is none. */
  readonly hours: number
}

export const keyOf = ({ kind, id }: { kind: string; id: number }): string => `${kind}-${id}`

/** What everybody has, in order of time. */
export function lanesOf(owners: readonly Owner[], events: readonly PlannedEvent[]): Lane[] {
  const byPerson = new Map<number, Timed[]>()
  const byTeam = new Map<number, Timed[]>()
  for (const one of timed(events)) {
    for (const id of peopleOf(one.event)) add(byPerson, id, one)
    if (one.event.team_id !== null) add(byTeam, one.event.team_id, one)
  }
  return owners.map(owner => {
    if (!owner.team) return laneOf(owner, byPerson.get(owner.id) ?? [])
    const work = byTeam.get(owner.id) ?? []
    const busy = new Set(owner.team.members.flatMap(({ id }) => byPerson.get(id) ?? []))
    const away = [...busy].filter(({ event }) => event.absent && event.team_id !== owner.id)
    return laneOf(owner, [...work, ...away], { work, busy: [...work, ...busy] })
  })
}

function add(to: Map<number, Timed[]>, id: number, one: Timed): void {
  const own = to.get(id)
  if (own) own.push(one)
  else to.set(id, [one])
}

/** What a team does, and all that its members have. */
interface OfTeam {
  readonly work: readonly Timed[]
  readonly busy: readonly Timed[]
}

interface Timed {
  readonly event: PlannedEvent
  readonly day: string
  readonly when: string
  readonly start: Slot
  readonly end: Slot
  readonly from: number
  readonly to: number
}

/** What is asked of the clock of the company, which takes its time, is asked once of each. */
function timed(events: readonly PlannedEvent[]): Timed[] {
  const names = new Map<string, string>()
  const slots = new Map<string, Slot>()
  const slotAt = (moment: string): Slot => {
    const slot = slots.get(moment) ?? slotOf(moment)
    slots.set(moment, slot)
    return slot
  }
  return events.map(event => {
    const [start, end] = [slotAt(event.start), slotAt(event.end)]
    const { day } = start
    const name = names.get(day) ?? formatDay(day)
    names.set(day, name)
    const when = `${name} ${clockOf(start)} – ${clockOf(end)}`
    return { event, day, when, start, end, from: Date.parse(event.start), to: Date.parse(event.end) }
  })
}

/** `08:30` */
export const clockOf = ({ minutes }: Slot): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')

function laneOf(owner: Owner, found: readonly Timed[], team?: OfTeam): Lane {
  const events = found.toSorted((one, other) => one.from - other.from)
  let before: Timed | undefined
  const made: LaneEvent[] = []
  for (const bunch of bunchesOf(events)) {
    for (const one of bunch) {
      const { event, day, when, start, end } = one
      const along = owner.team ? event.team_id !== owner.id : event.user_id !== owner.id
      made.push({
        event,
        day,
        when,
        start,
        end,
        clashes: clashesOf(one, team ? (along ? team.work : team.busy) : bunch),
        km: before?.day === day ? distance(before.event, event) : null,
        along,
      })
      if (event.lat !== null) before = one
    }
  }
  const minutes = events.map(({ event }) => (event.absent || event.all_day ? 0 : lengthOf(event)))
  return { owner, events: made, hours: minutes.reduce((sum, each) => sum + each, 0) / 60 }
}

/** What wants the same colleague at the same time; `others` may hold something twice. */
const clashesOf = ({ event, from, to }: Timed, others: readonly Timed[]): PlannedEvent[] => [
  ...new Set(
    others.flatMap(other => (other.from < to && other.to > from && collide(event, other.event) ? other.event : [])),
  ),
]

/** Things that follow each other without a pause: what meets something is in the same bunch. */
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
