import type { Context } from '@core/context/context'
import type { TaskOffset } from '@plugins/basis/contract'
import { taskMaker } from '@plugins/basis/contract/new-task'
import { type Visit, type VisitChange, visits } from '@plugins/basis/contract/visits'
import { momentOf, offsetOf } from './offsets'
import type { ProjectRecord } from './project-record'

/** How long the first visit of a project takes that has none, in minutes: a working day. */
const USUAL_MINUTES = 480

const isDone = ({ status }: Visit): boolean => status === 'afgerond'

/** When the first of the visits begins that are still to be done; null when none of them is planned. */
function firstOf(open: readonly Visit[]): Date | null {
  const starts = open.flatMap(({ start_date }) => (start_date ? [Date.parse(start_date)] : []))
  return starts.length ? new Date(Math.min(...starts)) : null
}

/**
 * Plans a project: its first open visit begins at a moment, and the others that are planned or go along with it keep their
 * distance in working days and their time of the day. One without any gets a visit. What was done stays.
 */
export async function planVisits(
  context: Context,
  project: ProjectRecord,
  begin: Date,
  minutes = USUAL_MINUTES,
): Promise<void> {
  const keeper = context.use(visits)
  const open = (await keeper.of(context, [project.id])).filter(visit => !isDone(visit))
  const first = firstOf(open)
  const going = open.flatMap((visit): VisitChange[] => {
    const offset = offsetNow(context, visit, first)
    if (!offset) return []
    return [{ id: visit.id, start_date: momentOf(offset, begin, context.company).toISOString(), ...NO_OFFSET }]
  })
  if (going.length) return keeper.change(context, going)
  const { id: project_id, flow_id = null, title, user_id = null, team_id = null } = project
  await context.use(taskMaker)(context, {
    ...{ type: 'project', project_id, flow_id, user_id, team_id, duration: minutes },
    title: title || context.text('project.visit'),
    start_date: begin.toISOString(),
  })
}

const NO_OFFSET = { offset_days: null, offset_time: null } as const

/** Where a visit lies in its project; null for what neither is planned nor goes along. */
function offsetNow({ company }: Context, visit: Visit, first: Date | null): TaskOffset | null {
  if (visit.start_date) return first && offsetOf(new Date(visit.start_date), first, company)
  return visit.offset_days === null ? null : visit
}

/** Takes the open visits of a project out of the planning; they keep their place in it. With `hold` they wait. */
export async function takeOut(context: Context, projectId: number, { hold = false } = {}): Promise<void> {
  const keeper = context.use(visits)
  const open = (await keeper.of(context, [projectId])).filter(visit => !isDone(visit))
  const first = firstOf(open)
  const changes = open.flatMap((visit): VisitChange[] => {
    const planned = visit.start_date ? { start_date: null, ...offsetNow(context, visit, first) } : {}
    const change = { ...planned, ...(hold && visit.status === 'open' ? { status: 'onhold' as const } : {}) }
    return Object.keys(change).length ? [{ id: visit.id, ...change }] : []
  })
  await keeper.change(context, changes)
}

/** Lets the visits go on that wait since their project was called off. */
export async function resume(context: Context, projectId: number): Promise<void> {
  const keeper = context.use(visits)
  const waiting = (await keeper.of(context, [projectId])).filter(
    ({ status, start_date }) => status === 'onhold' && !start_date,
  )
  await keeper.change(
    context,
    waiting.map(({ id }) => ({ id, status: 'open' })),
  )
}

/** Gives the open visits of whoever did a project, or of nobody, to who does the project now. */
export async function handOver(context: Context, project: ProjectRecord, was: Doer): Promise<void> {
  const { user_id = null, team_id = null } = project
  if (isOf(was, { user_id, team_id })) return
  const keeper = context.use(visits)
  const theirs = (await keeper.of(context, [project.id])).filter(visit => !isDone(visit) && isOf(visit, was))
  const doer = team_id ? { team_id } : { user_id, team_id: null }
  await keeper.change(
    context,
    theirs.map(({ id }) => ({ id, ...doer })),
  )
}

interface Doer {
  readonly user_id: number | null
  readonly team_id: number | null
}

const isOf = (visit: Doer, doer: Doer): boolean => visit.user_id === doer.user_id && visit.team_id === doer.team_id

/** Where the visits of a project lie within it, for a template that is kept of it. */
export async function offsetsOf(context: Context, id: number): Promise<ReadonlyMap<number, TaskOffset>> {
  const own = await context.use(visits).of(context, [id])
  const first = firstOf(own)
  const placed = own.flatMap(visit => {
    const offset = offsetNow(context, visit, first)
    const { offset_days, offset_time } = offset ?? NO_OFFSET
    return [[visit.id, { offset_days, offset_time }] as const]
  })
  return new Map(placed)
}
