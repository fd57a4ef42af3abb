import { readRow, readRows } from '@core/db/list'
import { nullable, type Row } from '@core/db/schema'
import { type Call, call } from '@core/http/call'
import { notFound } from '@core/http/problem'
import { LogItem } from '@core/log/log-item'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import type { AnyResource, OutgoingRow } from './resource'
import { accessOf, idParams } from './schemas'

const values = nullable(t.Record(t.String(), t.Unknown()))
const whoDid = userNames('user_id', 'user_fullname')

/** What happened to a record, newest first: who changed what from which value into which (R-LOG-001). */
export function recordLog(resource: AnyResource): Call {
  return call({
    method: 'GET',
    path: `${resource.path}/:id/log`,
    access: accessOf(resource, resource.role),
    summary: `What happened to one of ${resource.path}, newest first`,
    params: idParams,
    response: t.Array(
      t.Object({
        id: t.Integer(),
        created_at: t.String(),
        description: t.String(),
        user_fullname: nullable(t.String()),
        impersonator_name: nullable(t.String()),
        customer_name: nullable(t.String()),
        old_value: values,
        new_value: values,
      }),
    ),
    async run(context, { params }) {
      const where = { ...resource.scope?.(context), id: params.id }
      const there =
        (await readRow(context, resource.entity, where)) ??
        (await readRow(context, resource.entity, where, { trashed: true }))
      if (!there) throw notFound()
      const rows: OutgoingRow[] = await readRows<Row<typeof LogItem>>(
        context,
        LogItem,
        ['id', 'created_at', 'description', 'user_id', 'impersonator_name', 'customer_name', 'old_value', 'new_value'],
        { loggable_type: resource.path, loggable_id: params.id },
        '-id',
      )
      await whoDid(rows, context)
      return rows.map(({ user_id, ...row }) => row) as never
    },
  })
}
