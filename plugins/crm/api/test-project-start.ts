import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { not } from '@core/db/where'
import { Type as t } from '@sinclair/typebox'
import { agreements } from '../contract/agreements'
import { selectedFlowIds } from '../domain/chosen-flows'
import { Flow } from '../entities/flow'

/** Which dossiers would begin with the work before their customer agreed to anything: to be asked about (R-FLOW-029). */
export const testProjectStart = call({
  method: 'POST',
  path: 'flow/testProjectStart',
  access: { module: 'CRM' },
  summary: 'Which dossiers have nothing that was approved, and are not in the project phase yet',
  body: t.Object({ selectedFlowIds }, { additionalProperties: false }),
  response: t.Object({ unagreed: t.Array(t.Integer()) }),
  example: { selectedFlowIds: [1, 2, 3] },
  async run(context, { body: { selectedFlowIds: ids } }) {
    const sources = context.all(agreements)
    // Where nothing is put before customers nothing is missing.
    if (!sources.length) return { unagreed: [] }
    const flows = await readRows(context, Flow, ['id'], { id: ids, status: not('project') }, 'id')
    const unagreed = new Set(flows.map(({ id }) => id))
    for (const source of sources) for (const id of await source.agreedOf(context, [...unagreed])) unagreed.delete(id)
    return { unagreed: [...unagreed] }
  },
})
