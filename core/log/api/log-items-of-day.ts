import { call } from '@core/context/call'
import { type Context, signedIn } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { during, type Not, not } from '@core/db/where'
import { hiddenTypes } from '@core/log/hidden-types'
import { logAnswer, logItemSchema } from '@core/log/log-answer'
import { LogItem } from '@core/log/log-item'
import { namesOfRecords } from '@core/log/names-of-records'
import { visibleLines } from '@core/log/visible-lines'
import { declared } from '@core/resource/declared'
import { isReadable } from '@core/resource/is-readable'
import { MOST_ROWS } from '@core/resource/schemas'
import { addDays, startOfDay } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'

/** Role from which a user sees everything of the modules they have: below it only what anyone may read anyway. */
const MANAGER = 1000

const dayLineSchema = t.Object({
  ...logItemSchema.properties,
  loggable_name: nullable(t.String({ description: 'What the record is called now' })),
})

/** What happened in the company on one day, by the company's clock, the last thing first (R-LOG-001, R-LOG-002, C-0469). */
export const logItemsOfDay = call({
  method: 'GET',
  path: 'company/getlogitems/:date',
  operationId: 'company.getlogitems',
  access: { module: 'CRM' },
  summary: 'Log of one day, newest first',
  params: t.Object({ date: t.String({ format: 'date' }) }),
  response: t.Array(dayLineSchema),
  async run(context, { params }) {
    const found = await openRecords(
      context,
      LogItem,
      {
        created_at: during(
          startOfDay(params.date, context.company),
          startOfDay(addDays(params.date, 1), context.company),
        ),
        loggable_type: typesFor(context),
      },
      { sort: '-id', limit: MOST_ROWS },
    )
    const lines = await logAnswer(context, await visibleLines(context, found))
    const nameOf = await namesOfRecords(context, lines)
    return lines.map(line => ({ ...line, loggable_name: nameOf(line) }))
  },
})

/** Of what somebody may not read, and below a manager of what not everybody may, nothing. */
function typesFor(context: Context): string[] | Not<string[]> {
  if (signedIn(context).role >= MANAGER) return not(hiddenTypes(context))
  const open = context
    .use(declared)
    .resources.filter(resource => isReadable(resource, context) && !resource.scope && !resource.calls)
  return open.map(({ path }) => path)
}
