import { nullable } from '@core/db/schema'
import { refusalOf } from '@core/http/access'
import { call } from '@core/http/call'
import { type Context, signedIn } from '@core/http/context'
import { LogItem } from '@core/log/log-item'
import type { AnyResource, OutgoingRow } from '@core/resource/resource'
import { accessOf, MOST_ROWS } from '@core/resource/schemas'
import { addDays, startOfDay } from '@core/time/today'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'

const values = nullable(t.Record(t.String(), t.Unknown()))
const item = t.Object(
  {
    id: t.Integer(),
    created_at: t.String(),
    user_id: nullable(t.Integer()),
    user_fullname: nullable(t.String()),
    impersonator_name: nullable(t.String({ description: 'Who of the platform worked as this user' })),
    customer_name: nullable(t.String()),
    flow_id: nullable(t.Integer()),
    loggable_type: t.String(),
    loggable_id: t.Integer(),
    description: t.String(),
    old_value: values,
    new_value: values,
  },
  { title: 'logitem' },
)
/** Role from which a user sees everything of the modules they have: below it only what anyone may read anyway. */
const MANAGER = 1000
const namesOf = userNames('user_id', 'user_fullname')

/** What happened in the company on one day, in Dutch time, the last thing first (R-LOG-001, R-LOG-002, C-0469). */
export const logItemsOfDay = call({
  method: 'GET',
  path: 'company/getlogitems/:date',
  operationId: 'company.getlogitems',
  access: { module: 'CRM' },
  summary: 'Log of one day, newest first',
  params: t.Object({ date: t.String({ format: 'date' }) }),
  response: t.Array(item),
  async run(context, { params }) {
    const found = await context.em.find(
      LogItem,
      {
        created_at: { $gte: startOfDay(params.date), $lt: startOfDay(addDays(params.date, 1)) },
        loggable_type: typesFor(context),
      },
      { orderBy: { id: 'desc' }, limit: MOST_ROWS },
    )
    const rows = found.map(one => ({
      id: one.id,
      created_at: one.created_at.toISOString(),
      user_id: one.user_id ?? null,
      impersonator_name: one.impersonator_name ?? null,
      customer_name: one.customer_name ?? null,
      flow_id: one.flow_id ?? null,
      loggable_type: one.loggable_type,
      loggable_id: one.loggable_id,
      description: one.description,
      old_value: one.old_value ?? null,
      new_value: one.new_value ?? null,
    }))
    await namesOf(rows as unknown as OutgoingRow[], context)
    return rows as never
  },
})

/** A log shows values: of a record in a module or above a role that the user has not, nothing. */
function typesFor(context: Context): { $in: string[] } | { $nin: string[] } {
  const { resources } = context.assembly
  const readable = (resource: AnyResource) =>
    !refusalOf({ access: accessOf(resource, resource.role), method: 'GET' }, context)
  const paths = (some: readonly AnyResource[]) => some.map(({ path }) => path)
  if (signedIn(context).role >= MANAGER) return { $nin: paths(resources.filter(resource => !readable(resource))) }
  return { $in: paths(resources.filter(resource => readable(resource) && !resource.scope && !resource.calls)) }
}
