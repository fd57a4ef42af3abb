import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import { nullable } from '@core/db/schema'
import type { AnyResource } from '@core/resource/resource'
import { type Static, Type as t } from '@sinclair/typebox'

/** What something in the agenda can be about, by the path of its resource (S1 §3). */
export const AGENDA_SUBJECTS = [
  'relation',
  'flow',
  'organization',
  'intake',
  'project',
  'quotation',
  'invoice',
  'company',
] as const

/** One thing in the agenda, whatever it is. */
export const calendarEvent = t.Object({
  /** Kind of record, by the path of its resource, and its number. */
  kind: t.String(),
  id: t.Integer(),
  title: t.String(),
  start: t.String({ format: 'date-time' }),
  end: t.String({ format: 'date-time' }),
  all_day: t.Boolean(),
  user_id: nullable(t.Integer()),
  user_fullname: nullable(t.String()),
  /** Who does it together, where it is for a team; its members are among those who come along. */
  team_id: nullable(t.Integer()),
  flow_id: nullable(t.Integer()),
  /** What gives it its colour (R-AGND-005). */
  about: nullable(t.String()),
  place: nullable(t.String()),
  /** Where that is in degrees; of what stands with a dossier the place of its customer unless it has its own. */
  lat: nullable(t.Number()),
  lng: nullable(t.Number()),
  /** Colleagues who come along. */
  attendees: t.Array(t.Integer()),
  /** Leave, illness: whoever it is of cannot be planned. */
  absent: t.Boolean(),
  done: t.Boolean(),
  /** Of the record, for whoever moves it. */
  version: t.Integer(),
})
/** The same with the field of the record that says when it begins. */
export const shownEvent = t.Composite([calendarEvent, t.Object({ begins: t.String() })])
export type CalendarEvent = Static<typeof calendarEvent>

/** Work that has no time yet, or nobody to do it. */
export const waitingWork = t.Object({
  kind: t.String(),
  id: t.Integer(),
  title: t.String(),
  about: nullable(t.String()),
  flow_id: nullable(t.Integer()),
  place: nullable(t.String()),
  lat: nullable(t.Number()),
  lng: nullable(t.Number()),
  user_id: nullable(t.Integer()),
  user_fullname: nullable(t.String()),
  team_id: nullable(t.Integer()),
  /** When it is, where only somebody to do it lacks. */
  start: nullable(t.String({ format: 'date-time' })),
  /** When it has to be done. */
  due: nullable(t.String({ format: 'date-time' })),
  minutes: t.Integer(),
  people: t.Integer(),
  version: t.Integer(),
})
export type WaitingWork = Static<typeof waitingWork>

/** What is asked of the agenda. */
export interface CalendarAsk {
  readonly from: Date
  readonly to: Date
  /** Whose; everybody's when left out. */
  readonly userIds?: readonly number[] | undefined
}

/** Brings things of its own into the agenda and to the planning board. */
export interface CalendarSource {
  /** Path of its resource. */
  readonly kind: string
  /**
   * What it is planned through: when a record ends stands in `end_date`, who does it in `user_id`, and where teams can do it,
   * which in `team_id`.
   */
  readonly resource: AnyResource
  /** Field with what somebody wrote about a record, which other calendars show too. */
  readonly text?: string
  /** Field with when it begins; `start_date` unless told. */
  readonly begins?: string
  readonly read: (context: Context, ask: CalendarAsk) => Promise<Omit<CalendarEvent, 'user_fullname'>[]>
  /** What is still to be planned, at most `MOST_WAITING` and what is due first in front. */
  readonly waiting?: (
    context: Context,
    ask: Pick<CalendarAsk, 'userIds'> & {
      /** Whose work waits for somebody: nobody's, and that of colleagues who left. */
      readonly nobody: readonly (number | null)[]
    },
  ) => Promise<Omit<WaitingWork, 'user_fullname'>[]>
}

/** The field of a source's records that says when one begins. */
export const beginsIn = ({ begins = 'start_date' }: CalendarSource): string => begins

/** Plugins register what they bring into the agenda. */
export const calendarSources = defineRegistry<CalendarSource>('crm.calendar-sources')
