import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRow, readRows } from '@core/db/list'
import { lockByName } from '@core/db/lock-by-name'
import type { Opened } from '@core/db/mapped'
import { below, not } from '@core/db/where'
import { minutesBetween } from '@core/time/lasting'
import { visits } from '@plugins/basis/contract/visits'
import { PLANS_OTHERS } from '@plugins/crm/contract'
import { Project } from '../entities/project'
import { WorkHour } from '../entities/work-hour'

type Hour = Opened<typeof WorkHour>
type Values = Readonly<Record<string, unknown>>

/** Nobody works longer in one piece: whoever forgot the clock hears of it. */
const MOST_MINUTES = 24 * 60
/** How far ahead the clock of a phone may be, in milliseconds. */
export const AHEAD_MS = 5 * 60_000
/** What a correction has to give a reason for. */
const CORRECTED = ['project_id', 'task_id', 'user_id', 'kind', 'start_date', 'end_date'] as const

/** Below manager one writes down one's own hours. @throws Problem 422 for those of others */
export function checkWhose(context: Context, userId: number): void {
  const { user } = context
  if (user && user.role < PLANS_OTHERS && userId !== user.id) throw invalid('user_id', 'project.own_hours_only')
}

/** Hours of one person are written one after another, so that each sees those before it. */
export const holdHours = (context: Context, userId: number): Promise<void> => lockByName(context, `hours of ${userId}`)

/**
 * Makes hours whole: whose they are, of which dossier, and how long they took.
 *
 * @throws Problem 422 for hours of others, in the future, that overlap others of the same person, of what is not to be
 *   worked on, and for a correction without a reason
 */
export async function settleHour(hour: Hour, context: Context, changes: Values, before: Values | null): Promise<void> {
  hour.user_id ??= context.user?.id ?? null
  if (!hour.user_id) throw invalid('user_id', 'core.required')
  checkWhose(context, hour.user_id)
  if (before) checkReason(hour, changes, before)
  await settleProject(hour, context, before)
  checkPeriod(hour)
  await holdHours(context, hour.user_id)
  await checkFree(hour, context)
  hour.minutes = hour.end_date ? minutesBetween(hour.start_date, hour.end_date) : 0
}

/** What was written down stays as it is unless somebody says why; a clock that stops is no correction. */
function checkReason(hour: Hour, changes: Values, before: Values): void {
  const had = 'end_date' in before ? before.end_date : hour.end_date
  const values: Values = { ...hour }
  const isOther = (field: string) => field in before && String(before[field] ?? '') !== String(values[field] ?? '')
  if (!had || !CORRECTED.some(isOther)) return
  if (typeof changes.reason !== 'string' || !changes.reason.trim()) throw invalid('reason', 'project.reason_needed')
}

async function settleProject(hour: Hour, context: Context, before: Values | null): Promise<void> {
  const project = await readRow(context, Project, { id: hour.project_id })
  if (!project || project.is_template) throw invalid('project_id', 'core.unknown_reference')
  if (!before && project.status === 'cancelled') throw invalid('project_id', 'project.is_cancelled')
  hour.flow_id = project.flow_id
  if (!hour.task_id) return
  const [visit] = await context.use(visits).byId(context, [hour.task_id])
  if (visit?.project_id !== hour.project_id) throw invalid('task_id', 'core.unknown_reference')
}

function checkPeriod({ start_date, end_date }: Hour): void {
  const [start, end] = [new Date(start_date).getTime(), end_date ? new Date(end_date).getTime() : null]
  const latest = Date.now() + AHEAD_MS
  if (start > latest) throw invalid('start_date', 'project.not_ahead')
  if (end === null) return
  if (end > latest) throw invalid('end_date', 'project.not_ahead')
  if (end <= start) throw invalid('end_date', 'core.end_before_start')
  if (end - start > MOST_MINUTES * 60_000) throw invalid('end_date', 'project.too_long')
}

/** One person is at one thing at a time, and runs one clock. */
async function checkFree(hour: Hour, context: Context): Promise<void> {
  const own = { user_id: hour.user_id, ...(hour.id ? { id: not(hour.id) } : {}) }
  const until = hour.end_date ?? new Date(Date.now() + AHEAD_MS)
  const found = await readRows(
    context,
    WorkHour,
    ['start_date', 'end_date'],
    { ...own, start_date: below(new Date(until)) },
    '-start_date',
    { limit: 2 },
  )
  const start = new Date(hour.start_date).getTime()
  if (found.some(({ end_date }) => end_date === null || Date.parse(end_date) > start))
    throw invalid('start_date', 'project.hours_overlap')
}
