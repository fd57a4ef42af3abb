import { call } from '@core/context/call'
import { answer, find } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { reopenFlow } from '../domain/move-flow'
import { flows } from '../resources/flows'

const enrich = flows.enrich ?? []

/** A dossier that was completed or cancelled runs again, where it was. */
export const reopen = call({
  method: 'POST',
  path: 'flow/:id/reopen',
  access: { module: 'CRM' },
  summary: 'Take up a dossier that was completed or cancelled, in the stage and with the sub-status that it had',
  params: idParams,
  response: rowWith(flows, enrich),
  async run(context, { params }) {
    const flow = await find(flows, context, params.id)
    await reopenFlow(context, flow)
    return answer(flows, enrich, context, flow)
  },
})
