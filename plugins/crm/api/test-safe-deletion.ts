import { call } from '@core/context/call'
import { textOf } from '@core/context/reason'
import { nullable } from '@core/db/schema'
import { find } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { SAFE_DELETION, testSafety } from '../domain/safe-deletion'
import { flows } from '../resources/flows'

/** Whether a dossier may be deleted or rejected, and its relation with it (C-0519, R-FLOW-015). */
export const testSafeDeletion = call({
  method: 'GET',
  path: 'flow/:id/testSafeDeletion',
  access: { module: 'CRM' },
  summary: 'Whether a dossier may go, and its relation along with it',
  params: idParams,
  response: t.Object({
    result: t.Union(SAFE_DELETION.map(result => t.Literal(result))),
    message: nullable(t.String({ description: 'Why not, to show' })),
  }),
  async run(context, { params }) {
    const { result, refusal } = await testSafety(context, await find(flows, context, params.id))
    return { result, message: refusal && textOf(context, refusal) }
  },
})
