import { call } from '@core/context/call'
import { openRecords } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { logAnswer } from '@core/log/log-answer'
import { LogItem } from '@core/log/log-item'
import { companyDirectory } from '@core/tenancy/company-directory'
import { type Static, Type as t } from '@sinclair/typebox'

/** As the switches of modules write them down. */
export const SWITCHED = { on: 'module_added', off: 'module_removed' } as const

/** More than these nobody reads back. */
const MOST = 100

const changeSchema = t.Object(
  {
    id: t.Integer(),
    created_at: t.String(),
    company_id: t.Integer(),
    company_name: nullable(t.String({ description: 'What the company is called now' })),
    module: t.String(),
    owned: t.Boolean({ description: 'Given rather than taken away' }),
    user_fullname: nullable(t.String()),
  },
  { title: 'modulechange' },
)

/** Which modules were given to companies and taken away, by whom, the last change first. */
export const moduleChanges = call({
  method: 'GET',
  path: 'company/modulechanges',
  operationId: 'company.modulechanges',
  access: { module: 'ADMIN' },
  summary: 'Modules that were given to companies and taken away, newest first',
  response: t.Array(changeSchema),
  async run(context): Promise<Static<typeof changeSchema>[]> {
    const asked = { loggable_type: 'company', description: Object.values(SWITCHED) }
    const found = await openRecords(context, LogItem, asked, { sort: '-id', limit: MOST })
    const lines = await logAnswer(context, found)
    const names = await companyDirectory.names(
      context,
      lines.map(({ loggable_id }) => loggable_id),
    )
    return lines.map(({ id, created_at, loggable_id, description, new_value, user_fullname }) => ({
      id,
      created_at,
      company_id: loggable_id,
      company_name: names.get(loggable_id) ?? null,
      module: String(new_value?.module ?? ''),
      owned: description === SWITCHED.on,
      user_fullname,
    }))
  },
})
