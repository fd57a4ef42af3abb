import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { openOwner } from '@core/files/file-owners'
import { enrichRecords } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { Action } from '../entities/action'
import { Task } from '../entities/task'
import { actions } from '../resources/actions'
import { tasks } from '../resources/tasks'

const ofTasks = tasks.enrich ?? []
const ofActions = actions.enrich ?? []

/** A dossier's work: its tasks and to-dos, what comes first on top (C-0505). */
export const tasksOfFlow = call({
  method: 'GET',
  path: 'flow/:id/getWithRelatedTasks',
  access: { module: 'BASIS' },
  summary: 'Tasks and to-dos of a dossier',
  params: idParams,
  response: t.Object({
    id: t.Integer(),
    tasks: t.Array(rowWith(tasks, ofTasks)),
    actions: t.Array(rowWith(actions, ofActions)),
  }),
  async run(context, { params: { id } }) {
    await openOwner(context, 'flow', id, 'read')
    const own = await readRows(context, Task, 'all', { flow_id: id, is_template: false }, 'start_date')
    const todos = await readRows(context, Action, 'all', { flow_id: id }, 'due_date')
    await enrichRecords(
      ofTasks.filter(({ single }) => !single),
      context,
      own,
    )
    await enrichRecords(
      ofActions.filter(({ single }) => !single),
      context,
      todos,
    )
    return { id, tasks: own, actions: todos }
  },
})
