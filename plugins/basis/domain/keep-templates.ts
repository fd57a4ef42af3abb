import { readRows } from '@core/db/list'
import { createRecord } from '@core/resource/record'
import type { TaskTemplates } from '../contract'
import { Task } from '../entities/task'
import { tasks } from '../resources/tasks'
import { COPIED, makeFromTemplate } from './make-from-template'
import { peopleOf } from './people-of'

/** The tasks that belong to templates of surveys and projects. */
export const keepTemplates: TaskTemplates = {
  async keep(context, { from, template, offsets }) {
    const own = await readRows(context, Task, 'all', { ...from, is_template: false }, 'id')
    for (const task of own) {
      const copied = Object.fromEntries(COPIED.map(column => [column, task[column]]))
      const people = await peopleOf(context, task)
      await createRecord(tasks, context, {
        ...copied,
        ...people,
        ...offsets?.get(task.id),
        ...template,
        is_template: true,
      })
    }
  },
  async add(context, template, added) {
    const type = template.intake_id ? 'intake' : 'project'
    for (const task of added) await createRecord(tasks, context, { ...task, ...template, type, is_template: true })
  },
  async make(context, { template, for: holder, flow_id, user_id }) {
    const own = await readRows(context, Task, ['id', 'user_id'], { ...template, is_template: true }, 'id')
    for (const { id, user_id: of } of own)
      await makeFromTemplate(context, id, { ...holder, flow_id, user_id: of ?? user_id })
  },
}
