import type { Context } from '@core/context/context'
import { job } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { updateRows } from '@core/db/write'
import { notify } from '@core/notifications/notify'
import { thereAmong } from '@core/users/there-among'
import { broughtBy, teamReader } from '../contract/teams'
import { Action } from '../entities/action'
import { Task } from '../entities/task'
import { mailReminder } from './mail-reminder'

interface Reminder {
  kind: 'task' | 'action'
  id: number
  /** The moment it was planned for: of one that was moved since, the later job reminds. */
  at: string
}

/** Who is told of what. */
interface Told {
  readonly title: string
  readonly url: string
  readonly flowId: number | null
  readonly byMail: boolean
  /** Nobody in particular is everybody. */
  readonly users: readonly (number | null)[]
}

/** Tells whoever does a task or to-do of it, once for each moment that is set (R-TASK-014). */
export const remind = job<Reminder>('basis.remind', async ({ kind, id, at }, context) => {
  const told = await (kind === 'task' ? taskToTell(context, id, at) : actionToTell(context, id, at))
  if (!told) return
  for (const userId of await readersOf(context, told)) {
    const title = context.text('basis.reminder', { title: told.title })
    await notify(context, { type: kind, id, flowId: told.flowId, userId, title, url: told.url })
    if (told.byMail && userId) context.enqueue(mailReminder, { kind, id, userId, at, title: told.title, url: told.url })
  }
})

/** Who left is not told; where that leaves nobody everybody is. */
async function readersOf(context: Context, { users }: Told): Promise<readonly (number | null)[]> {
  const named = users.flatMap(id => id ?? [])
  const there = await thereAmong(context, named)
  return there.length || !named.length ? [...users.filter(id => id === null), ...there] : [null]
}

const isOf = (item: { remind_at?: Date | null; reminded_at?: Date | null }, at: string) =>
  item.remind_at?.toISOString() === at && item.reminded_at?.toISOString() !== at

async function taskToTell(context: Context, id: number, at: string): Promise<Told | null> {
  const task = await openRecord(context, Task, id, { hold: true })
  if (!task || task.is_template || task.status === 'afgerond' || !isOf(task, at)) return null
  await updateRows(context, Task, { id }, { reminded_at: new Date(at) })
  const { members } = broughtBy(await context.use(teamReader).teams(context), task.team_id ?? null)
  return {
    title: task.title,
    url: `/task_overview?taskId=${id}`,
    flowId: task.flow_id ?? null,
    byMail: task.remind_mail,
    users: [...new Set([...(task.user_id ? [task.user_id] : []), ...task.attendees, ...members])],
  }
}

async function actionToTell(context: Context, id: number, at: string): Promise<Told | null> {
  const action = await openRecord(context, Action, id, { hold: true })
  if (!action || action.status === 'afgerond' || !isOf(action, at)) return null
  await updateRows(context, Action, { id }, { reminded_at: new Date(at) })
  return {
    title: action.description,
    url: `/action_detail/${id}`,
    flowId: action.flow_id ?? null,
    byMail: action.remind_mail,
    users: [action.assignee_id ?? null],
  }
}
