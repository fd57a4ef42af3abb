import type { Context } from '@core/context/context'
import { type EventHandler, type EventType, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { notify } from '@core/notifications/notify'
import type { ChangedRecords } from '@core/resource/changed'
import { thereAmong } from '@core/users/there-among'
import { actionCreated, actionUpdated, taskCreated, taskUpdated } from '../contract/task-events'
import { broughtBy, teamReader } from '../contract/teams'
import { Action } from '../entities/action'
import { Task } from '../entities/task'

type Kind = 'task' | 'action'

/** What somebody was given. */
interface Given {
  readonly title: string
  readonly url: string
  readonly flowId: number | null
  readonly users: readonly number[]
}

/** Work is given to somebody by these. */
const GIVES = ['user_id', 'team_id', 'assignee_id']

/** Whoever was given work by somebody else hears of it (G-NOTIF). */
async function tellAssigned(context: Context, kind: Kind, id: number): Promise<void> {
  const given = await (kind === 'task' ? givenTask(context, id) : givenAction(context, id))
  if (!given) return
  const others = given.users.filter(user => user !== context.user?.id)
  for (const userId of await thereAmong(context, others))
    await notify(context, {
      ...{ type: kind, id, flowId: given.flowId, userId, url: given.url },
      title: context.text(`basis.given_${kind}`, { title: given.title }),
    })
}

async function givenTask(context: Context, id: number): Promise<Given | null> {
  const task = await openRecord(context, Task, id)
  if (!task || task.is_template || task.status === 'afgerond') return null
  const { members } = broughtBy(await context.use(teamReader).teams(context), task.team_id ?? null)
  return {
    title: task.title,
    url: `/task_overview?taskId=${id}`,
    flowId: task.flow_id ?? null,
    users: task.user_id ? [task.user_id] : members,
  }
}

async function givenAction(context: Context, id: number): Promise<Given | null> {
  const action = await openRecord(context, Action, id)
  if (!action || action.status === 'afgerond') return null
  return {
    title: action.description,
    url: `/action_detail/${id}`,
    flowId: action.flow_id ?? null,
    users: action.assignee_id ? [action.assignee_id] : [],
  }
}

const whenMade = (kind: Kind, event: EventType<{ id: number }>): EventHandler =>
  on(event, `tell who is given a new ${kind}`, ({ id }, context) => tellAssigned(context, kind, id))

const whenChanged = (kind: Kind, event: EventType<ChangedRecords>): EventHandler =>
  on(event, `tell who is given a ${kind}`, async ({ ids, changed }, context) => {
    if (changed.some(field => GIVES.includes(field))) for (const id of ids) await tellAssigned(context, kind, id)
  })

/** Tasks and to-dos are told to whoever is to do them. */
export const assignedAreTold = [
  whenMade('task', taskCreated),
  whenChanged('task', taskUpdated),
  whenMade('action', actionCreated),
  whenChanged('action', actionUpdated),
]
