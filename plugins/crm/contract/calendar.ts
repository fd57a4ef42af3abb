import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import { nullable } from '@core/db/schema'
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
  flow_id: nullable(t.Integer()),
  /** What gives it its colour (R-AGND-005). */
  about: nullable(t.String()),
  place: nullable(t.String()),
  done: t.Boolean(),
})
export type CalendarEvent = Static<typeof calendarEvent>

/** What is asked of the agenda. */
export interface CalendarAsk {
  readonly from: Date
  readonly to: Date
  /** Whose; everybody's when left out. */
  readonly userIds?: readonly number[] | undefined
}

/** Brings things of its own into the agenda. */
export interface CalendarSource {
  readonly kind: string
  readonly read: (context: Context, ask: CalendarAsk) => Promise<Omit<CalendarEvent, 'user_fullname'>[]>
}

/** Plugins register what they bring into the agenda. */
export const calendarSources = defineRegistry<CalendarSource>('crm.calendar-sources')
