import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { hiddenTypes } from '@core/log/hidden-types'
import { logAnswer, logItemSchema } from '@core/log/log-answer'
import { LogItem } from '@core/log/log-item'
import { visibleLines } from '@core/log/visible-lines'
import { find } from '@core/resource/record'
import { Type as t } from '@sinclair/typebox'
import { Flow } from '../entities/flow'
import { flows } from '../resources/flows'

/** What happened to a dossier and everything that belongs to it, also in dossiers that were merged into it, as far as the user may see that, newest first (G-LOG). */
export const getFlowLog = call({
  method: 'GET',
  path: 'flow/:id/getlogitems',
  access: { module: 'CRM' },
  summary: 'Log of a dossier',
  params: t.Object({ id: t.Integer({ minimum: 1 }) }),
  query: t.Object({ limit: t.Optional(t.Integer({ minimum: 1, maximum: 500 })) }),
  response: t.Array(logItemSchema),
  async run(context, { params, query }) {
    await find(flows, context, params.id)
    const merged = await readRows(context, Flow, ['id'], { merged_into_id: params.id }, 'id', { trashed: true })
    const found = await openRecords(
      context,
      LogItem,
      { flow_id: [params.id, ...merged.map(({ id }) => id)], loggable_type: not(hiddenTypes(context)) },
      { sort: '-id', limit: query.limit ?? 100 },
    )
    return logAnswer(context, await visibleLines(context, found))
  },
})
