import { batchWork, type Refusal } from '@core/batches/batch-work'
import { batchAnswer } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { tryWork } from '@core/batches/try-work'
import { call } from '@core/context/call'
import { refused } from '@core/context/problem'
import { flowReader, flowWriter } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { beginProject, withProject } from '../domain/project-starts'
import { projectTemplates } from '../domain/project-templates'

interface Asked {
  readonly template: number | null
}

/** Begins a project in each dossier that has none, held so that of several who ask at once one does. */
export const startEach = batchWork<Asked>(
  'project.start-projects',
  async (context, { template }, id): Promise<Refusal | undefined> => {
    const tried = await tryWork(context, async inner => {
      await inner.use(flowWriter).hold(inner, [id])
      if (!(await inner.use(flowReader).flow(inner, id))) throw refused('core.gone_meanwhile')
      if ((await withProject(inner, [id])).has(id)) throw refused('project.has_one')
      await beginProject(inner, { flow_id: id, template_id: template })
    })
    if ('value' in tried) return undefined
    const { key, options } = tried.problem
    return { id, message: context.text(key, options.values) }
  },
)

/** Dossiers go into the project phase: each gets a project, of a template or of that of its profile (C-0532). */
export const startProjectPhase = call({
  method: 'POST',
  path: 'flow/startprojectphase',
  access: { module: 'PROJECT' },
  summary: 'Begin a project in each of these dossiers; progress at batch/{id}. Ask flow/testProjectStart first',
  body: t.Object(
    {
      selectedFlowIds: t.Array(t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
        minItems: 1,
        maxItems: 10_000,
        uniqueItems: true,
      }),
      project_template_id: t.Optional(t.Union([t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), t.Null()])),
    },
    { additionalProperties: false },
  ),
  response: batchAnswer,
  example: { selectedFlowIds: [1, 2, 3] },
  async run(context, { body: { selectedFlowIds, project_template_id: template = null } }) {
    if (template) await projectTemplates.check(context, template, 'project_template_id')
    return startBatch(context, startEach, { template }, selectedFlowIds)
  },
})
