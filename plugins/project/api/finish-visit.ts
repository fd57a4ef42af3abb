import { call } from '@core/context/call'
import { invalid } from '@core/context/problem'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { visits } from '@plugins/basis/contract/visits'
import { Type as t } from '@sinclair/typebox'
import { AHEAD_MS } from '../domain/settle-hour'
import { projects } from '../resources/projects'

/** A visit is done, at the moment that somebody said so: it may have waited for a connection. */
export const finishVisit = call({
  method: 'POST',
  path: 'project/:id/finishvisit',
  access: { module: 'PROJECT' },
  summary: 'Write down that a visit of a project was done. Sent again it changes nothing',
  params: idParams,
  body: t.Object(
    {
      task_id: t.Integer({ minimum: 1 }),
      at: t.Optional(t.String({ format: 'date-time', description: 'When it was pressed; now unless told' })),
    },
    { additionalProperties: false },
  ),
  response: t.Object({ task_id: t.Integer(), status: t.String() }),
  async run(context, { params: { id }, body: { task_id, at } }) {
    await find(projects, context, id)
    const [visit] = await context.use(visits).byId(context, [task_id])
    if (visit?.project_id !== id) throw invalid('task_id', 'core.unknown_reference')
    const moment = at ? new Date(at) : new Date()
    if (moment.getTime() > Date.now() + AHEAD_MS) throw invalid('at', 'project.not_ahead')
    await context.use(visits).finish(context, task_id, moment)
    return { task_id, status: 'afgerond' }
  },
})
