import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { FLOW_STAGES } from '../contract'
import { flowSteps } from '../contract/flow-steps'
import { MEANINGS } from '../contract/phase-meanings'
import { readFlows } from '../domain/flow-reader'
import { isEnded } from '../domain/flow-states'

/** What a dossier waits for according to what there is, what is late first; the sub-status has no say in it. */
export const getFlowSteps = call({
  method: 'GET',
  path: 'flow/:id/getsteps',
  access: { module: 'CRM' },
  summary: 'What a dossier waits for: documents and the like that ask for something',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  response: t.Array(
    t.Object({
      title: t.String(),
      why: t.String(),
      stage: t.Union(FLOW_STAGES.map(stage => t.Literal(stage))),
      late: t.Boolean(),
      by_phone: t.Boolean(),
      url: t.String(),
      open: t.String(),
      done: nullable(t.Union(MEANINGS.map(meaning => t.Literal(meaning)))),
    }),
  ),
  async run(context, { params }) {
    const flow = await readFlows.flow(context, params.id)
    if (!flow) throw notFound()
    if (isEnded(flow)) return []
    const steps = []
    for (const source of context.all(flowSteps)) {
      const step = await source.stepOf(context, flow)
      if (step) steps.push(step)
    }
    return steps.sort((one, other) => Number(other.late) - Number(one.late))
  },
})
