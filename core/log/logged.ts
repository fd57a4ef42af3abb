import { type Call, call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { readRow } from '@core/db/list'
import { type Ability, hasCall } from '@core/resource/ability'
import type { AnyResource } from '@core/resource/resource'
import { accessOf, idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { logItemSchema } from './log-answer'
import { logsOfRecords } from './logs-of-records'

/** What happened to each record can be read, wherever one can be. */
export const logged: Ability = {
  name: 'logged',
  calls: resource => (hasCall(resource, 'get') ? [recordLog(resource)] : []),
}

/** What happened to a record, newest first: who changed what from which value into which (R-LOG-001). */
function recordLog(resource: AnyResource): Call {
  return call({
    method: 'GET',
    path: `${resource.path}/:id/log`,
    access: accessOf(resource),
    summary: `What happened to one of ${resource.path}, newest first`,
    params: idParams,
    response: t.Array(logItemSchema),
    async run(context, { params }) {
      const where = { ...resource.scope?.(context), id: params.id }
      const there =
        (await readRow(context, resource.entity, where)) ??
        (await readRow(context, resource.entity, where, { trashed: true }))
      if (!there) throw notFound()
      const logs = await logsOfRecords(context, resource.path, [params.id])
      return logs.get(params.id) ?? []
    },
  })
}
