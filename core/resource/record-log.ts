import { readRow } from '@core/db/list'
import { type Call, call } from '@core/http/call'
import { notFound } from '@core/http/problem'
import { logItemSchema } from '@core/log/log-answer'
import { logsOfRecords } from '@core/log/logs-of-records'
import { Type as t } from '@sinclair/typebox'
import type { AnyResource } from './resource'
import { accessOf, idParams } from './schemas'

/** What happened to a record, newest first: who changed what from which value into which (R-LOG-001). */
export function recordLog(resource: AnyResource): Call {
  return call({
    method: 'GET',
    path: `${resource.path}/:id/log`,
    access: accessOf(resource, resource.role),
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
