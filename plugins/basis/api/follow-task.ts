import { call } from '@core/context/call'
import { answer, find, updateRecord } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { tasks } from '../resources/tasks'

const enrich = tasks.enrich ?? []

/** A colleague hears of it when a task is done (C-0560, R-TASK-014). */
export const followTask = call({
  method: 'POST',
  path: 'task/:id/addFollowingUser',
  access: { module: 'BASIS' },
  summary: 'Let a colleague hear of it when a task is done',
  params: idParams,
  body: t.Object({ user_id: t.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  response: rowWith(tasks, enrich),
  async run(context, { params: { id }, body: { user_id } }) {
    const task = await find(tasks, context, id)
    await updateRecord(tasks, context, task, { followers: [...new Set([...task.followers, user_id])] })
    return answer(tasks, enrich, context, task)
  },
})
