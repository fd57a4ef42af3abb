import { refusalOf } from '@core/http/access'
import { call } from '@core/http/call'
import { type Context, signedIn } from '@core/http/context'
import { logAnswer, logItemSchema } from '@core/log/log-answer'
import { LogItem } from '@core/log/log-item'
import type { AnyResource } from '@core/resource/resource'
import { accessOf, MOST_ROWS } from '@core/resource/schemas'
import { addDays, startOfDay } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'

/** Role from which a user sees everything of the modules they have: below it only what anyone may read anyway. */
const MANAGER = 1000

/** What happened in the company on one day, by the company's clock, the last thing first (R-LOG-001, R-LOG-002, C-0469). */
export const logItemsOfDay = call({
  method: 'GET',
  path: 'company/getlogitems/:date',
  operationId: 'company.getlogitems',
  access: { module: 'CRM' },
  summary: 'Log of one day, newest first',
  params: t.Object({ date: t.String({ format: 'date' }) }),
  response: t.Array(logItemSchema),
  async run(context, { params }) {
    const found = await context.em.find(
      LogItem,
      {
        created_at: {
          $gte: startOfDay(params.date, context.company),
          $lt: startOfDay(addDays(params.date, 1), context.company),
        },
        loggable_type: typesFor(context),
      },
      { orderBy: { id: 'desc' }, limit: MOST_ROWS },
    )
    return logAnswer(context, found as never)
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
