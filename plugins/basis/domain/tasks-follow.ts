import { on } from '@core/context/event'
import { openRecord, openRecords } from '@core/db/open-record'
import { notify } from '@core/notifications/notify'
import { wasOnce } from '@core/states/was-once'
import { thereAmong } from '@core/users/there-among'
import { flowHandlerChanged } from '@plugins/crm/contract'
import { HANDLER } from '../contract/action-facts'
import { taskFinished } from '../contract/task-events'
import { Action } from '../entities/action'
import { Task } from '../entities/task'
import { makeFromTemplate } from './make-from-template'
import { taskStates } from './task-states'

/** What a template says comes next is made together with what was done (R-TASK-014). */
export const makeNextTasks = on(
  taskFinished,
  'make the tasks that follow',
  async ({ id }, context) => {
    const task = await openRecord(context, Task, id)
    // What is done again brings no more of what came next.
    if (!task || (await wasOnce(context, taskStates, id, 'afgerond'))) return
    const template = task.tasktemplate_id ? await openRecord(context, Task, task.tasktemplate_id) : null
    const next = [...new Set([...task.following_tasks, ...(template?.following_tasks ?? [])])]
    for (const templateId of next) {
      const { flow_id, user_id, intake_id, project_id, incident_id } = task
      await makeFromTemplate(context, templateId, { flow_id, user_id, intake_id, project_id, incident_id })
    }
  },
  { within: true },
)

/** Whoever follows a task hears that it is done (R-TASK-014). */
export const tellFollowers = on(taskFinished, 'tell who follows the task', async ({ id, by }, context) => {
  const task = await openRecord(context, Task, id)
  for (const userId of await thereAmong(context, task?.followers ?? []))
    await notify(context, {
      type: 'task',
      id,
      flowId: task?.flow_id ?? null,
      userId,
      title: context.text('basis.task_done', { title: task?.title ?? '' }),
      body: by ?? '',
      url: `/task_overview?taskId=${id}`,
    })
})

/** To-dos for the handler of a dossier go along to the next one (R-ACT-008). */
export const actionsFollowHandler = on(
  flowHandlerChanged,
  'hand the to-dos of the handler over',
  async ({ id, handler, to }, context) => {
    if (handler !== 'user_id') return
    const actions = await openRecords(context, Action, { flow_id: id, user_id: HANDLER, status: 'open' })
    for (const action of actions) action.assignee_id = to
  },
  { within: true },
)
