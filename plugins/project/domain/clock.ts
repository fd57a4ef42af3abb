import { type Context, signedIn } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { createRecord, updateRecord } from '@core/resource/record'
import { WorkHour } from '../entities/work-hour'
import { workHours } from '../resources/work-hours'
import { holdHours } from './settle-hour'

/** What a clock is begun for. */
export interface ClockIn {
  readonly project_id: number
  readonly task_id: number | null
  readonly kind: 'work' | 'travel'
  /** When it was pressed; it may have waited for a connection. */
  readonly at: Date
}

/** Without the part of a second: the same press that is sent twice is one. */
const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000)

const secondLater = (at: Date): Date => new Date(at.getTime() + 1000)

const running = (context: Context, user_id: number) => openRecord(context, WorkHour, { user_id, end_date: null })

/**
 * Begins the clock of whoever is signed in; one that runs already ends at that moment. Sent again it answers what it began.
 *
 * @throws Problem 422 for a moment before the running clock began, or within hours that are written down
 */
export async function clockIn(context: Context, { at, ...given }: ClockIn) {
  const { id: user_id } = signedIn(context)
  const start_date = wholeSecond(at)
  await holdHours(context, user_id)
  const same = await openRecord(context, WorkHour, { user_id, start_date, project_id: given.project_id })
  if (same) return same
  const other = await running(context, user_id)
  if (other) await end(context, other, start_date)
  return createRecord(workHours, context, { ...given, user_id, start_date: start_date.toISOString() })
}

/**
 * Ends the clock of whoever is signed in. Sent again it answers what it ended.
 *
 * @throws Problem 409 when none runs
 */
export async function clockOut(context: Context, at: Date) {
  const { id: user_id } = signedIn(context)
  const end_date = wholeSecond(at)
  await holdHours(context, user_id)
  const own = await running(context, user_id)
  if (own) return end(context, own, end_date)
  const shortest = { start_date: end_date, end_date: secondLater(end_date) }
  const same =
    (await openRecord(context, WorkHour, { user_id, end_date })) ??
    (await openRecord(context, WorkHour, { user_id, ...shortest }))
  if (!same) throw context.refuse('project.no_clock')
  return same
}

async function end(context: Context, hour: NonNullable<Awaited<ReturnType<typeof running>>>, at: Date) {
  if (at < hour.start_date) throw invalid('at', 'project.before_clock')
  // Pressed twice within a second: it lasts that second.
  const end_date = at > hour.start_date ? at : secondLater(at)
  await updateRecord(workHours, context, hour, { end_date: end_date.toISOString() })
  return hour
}
