import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { openHeld } from '@core/db/open-held'
import { move } from '@core/states/move'
import { minutesBetween } from '@core/time/lasting'
import { Project } from '../entities/project'
import { followVisits } from './follow-visits'
import { planVisits, takeOut } from './plan-visits'
import type { ProjectRecord } from './project-record'
import { projectStates } from './project-states'

/** Fields of a change that say when the work is and how far it came. */
export const MOVING = ['status', 'start_date', 'end_date', 'update_reason'] as const

const NO_PERIOD = { start_date: null, end_date: null } as const

/**
 * Brings a project where a change says: a moment plans its visits, taking that away makes them wait again, and a status is
 * set as it is named. When it ends follows from its visits.
 *
 * @throws Problem 422 for a moment of what is not to be planned; 409 from a status that does not lead there
 */
export async function moveProject(
  context: Context,
  project: ProjectRecord,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  await openHeld(context, Project, project.id)
  const begin = given.start_date ? new Date(String(given.start_date)) : null
  if (begin && Number.isNaN(begin.getTime())) throw invalid('start_date', 'core.invalid_date')
  const status = given.status ?? statusBy(project, given, begin)
  if (status === 'completed' || status === 'cancelled') return end(context, project, status)
  if (status === 'new') return unplan(context, project)
  if (status !== 'planned') throw invalid('status', 'core.invalid_value')
  if (project.is_template || (project.status !== 'new' && project.status !== 'planned'))
    return move(context, projectStates, project, 'plan')
  if (begin && begin.getTime() !== project.start_date?.getTime())
    await planVisits(context, project, begin, minutesOf(begin, given.end_date))
  // Its first visit planned it, unless it was planned without one (R-PROJ-002).
  if (project.status === 'new') await move(context, projectStates, project, 'plan')
}

/** What a change without a status makes of it. */
function statusBy(project: ProjectRecord, given: Readonly<Record<string, unknown>>, begin: Date | null): unknown {
  if (!('start_date' in given)) return project.status
  if (begin) return 'planned'
  return project.status === 'planned' ? 'new' : project.status
}

/** How long the board drew it, where that says something. */
function minutesOf(begin: Date, end: unknown): number | undefined {
  const minutes = end ? minutesBetween(begin, new Date(String(end))) : 0
  return minutes > 0 ? minutes : undefined
}

async function end(context: Context, project: ProjectRecord, to: 'completed' | 'cancelled'): Promise<void> {
  if (to === project.status) return
  await move(context, projectStates, project, to === 'completed' ? 'complete' : 'cancel')
  if (to === 'cancelled') await takeOut(context, project.id, { hold: true })
}

async function unplan(context: Context, project: ProjectRecord): Promise<void> {
  if (project.status === 'new') return
  await move(context, projectStates, project, 'unplan', { set: NO_PERIOD })
  await takeOut(context, project.id)
  // What was done of it stays when it was.
  await followVisits(context, project.id)
}
