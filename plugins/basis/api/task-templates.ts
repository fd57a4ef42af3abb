import { call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { openOwner } from '@core/files/file-owners'
import { answer, withLocation } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { makeFromTemplate } from '../domain/make-from-template'
import { Task } from '../entities/task'
import { tasks } from '../resources/tasks'

const access = { module: 'BASIS' } as const
const enrich = tasks.enrich ?? []
/** Those of a survey or a project come along with its template. */
const OFFERED = { is_template: true, intake_id: null, project_id: null } as const
const number = t.Optional(t.Union([t.Integer({ minimum: 1 }), t.Null()]))

/** Templates of tasks (C-0461). */
export const listTaskTemplates = call({
  method: 'GET',
  path: 'company/gettasktemplates',
  access,
  summary: 'Templates of tasks, by title',
  response: t.Array(rowWith(tasks, [])),
  run: context => readRows(context, Task, 'all', OFFERED, 'title'),
})

/** The same where a dossier asks for them (C-0507). */
export const taskTemplatesOfFlow = call({
  method: 'GET',
  path: 'flow/:id/getTaskTemplates',
  access,
  summary: 'Templates of tasks on offer in a dossier',
  params: idParams,
  response: t.Array(rowWith(tasks, [])),
  async run(context, { params: { id } }) {
    await openOwner(context, 'flow', id, 'read')
    return readRows(context, Task, 'all', OFFERED, 'title')
  },
})

/** Makes a task of a template (C-0559, R-TASK-015). */
export const storeFromTemplate = call({
  method: 'POST',
  path: 'task/storeFromTemplate',
  access,
  summary: 'Make a task of a template',
  status: 201,
  body: t.Object(
    {
      tasktemplate_id: t.Integer({ minimum: 1 }),
      flow_id: number,
      user_id: number,
      start_date: t.Optional(t.Union([t.String({ format: 'date-time' }), t.Null()])),
    },
    { additionalProperties: false },
  ),
  response: rowWith(tasks, enrich),
  async run(context, { body: { tasktemplate_id, ...place } }) {
    const made = await makeFromTemplate(context, tasktemplate_id, place)
    if (!made) throw invalid('tasktemplate_id', 'core.unknown_reference')
    return withLocation(await answer(tasks, enrich, context, made), tasks.path, made.id)
  },
})
