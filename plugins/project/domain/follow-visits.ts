import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { openHeld } from '@core/db/open-held'
import { move } from '@core/states/move'
import { taskCreated, taskFinished, taskUpdated } from '@plugins/basis/contract/task-events'
import { type Visit, visits } from '@plugins/basis/contract/visits'
import { projectEvents } from '../contract'
import { Project } from '../entities/project'
import { projectStates } from './project-states'

/** Fields of a task that say when it is. */
const MOMENTS: readonly string[] = ['start_date', 'end_date', 'duration']

interface Period {
  readonly start_date: Date | null
  readonly end_date: Date | null
}

/** From the first visit to the last one. */
function periodOf(own: readonly Visit[]): Period {
  const starts = own.flatMap(({ start_date }) => (start_date ? [Date.parse(start_date)] : []))
  const ends = own.flatMap(({ start_date, end_date }) => (start_date ? [Date.parse(end_date ?? start_date)] : []))
  if (!starts.length) return { start_date: null, end_date: null }
  return { start_date: new Date(Math.min(...starts)), end_date: new Date(Math.max(...ends)) }
}

/**
 * A project is when its visits are: planned with its first one, and to be planned again once none is left. What was called
 * off keeps the period that it had. Held, so that of several visits that are planned at once each is counted.
 */
export async function followVisits(context: Context, projectId: number): Promise<void> {
  const project = await openHeld(context, Project, projectId)
  if (!project || project.is_template || project.status === 'cancelled') return
  const own = await context.use(visits).of(context, [projectId])
  const period = periodOf(own)
  const isPlanned = own.some(({ status, start_date }) => start_date && status !== 'afgerond')
  const wasPlanned = project.start_date !== null && project.start_date !== undefined
  if (isPlanned && project.status === 'new') return move(context, projectStates, project, 'plan', { set: period })
  if (!period.start_date && wasPlanned && project.status === 'planned')
    return move(context, projectStates, project, 'unplan', { set: period })
  if (isSame(project, period)) return
  if (project.status === 'planned') return move(context, projectStates, project, 'replan', { set: period })
  Object.assign(project, period)
}

const isSame = (one: Partial<Period>, other: Period): boolean =>
  (['start_date', 'end_date'] as const).every(
    column => (one[column]?.getTime() ?? null) === (other[column]?.getTime() ?? null),
  )

const followAll = async (context: Context, taskIds: readonly number[]): Promise<void> => {
  for (const id of await context.use(visits).projectsOf(context, taskIds)) await followVisits(context, id)
}

/** What follows for projects from what happens to their visits; in one piece with it. */
export const visitsAreFollowed: readonly EventHandler[] = [
  on(taskCreated, 'count the visit', ({ id }, context) => followAll(context, [id]), { within: true }),
  on(
    taskUpdated,
    'count the visit where it is now',
    async ({ ids, changed }, context) => {
      if (changed.some(field => MOMENTS.includes(field))) await followAll(context, ids)
    },
    { within: true },
  ),
  on(
    taskFinished,
    'tell that work of the project was done',
    async ({ id }, context) => {
      for (const project of await context.use(visits).projectsOf(context, [id]))
        await context.emit(projectEvents.taskCompleted, { id: project, task_id: id })
    },
    { within: true },
  ),
]
