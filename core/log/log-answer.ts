import type { Context } from '@core/context/context'
import { nullable } from '@core/db/schema'
import type { OutgoingRow } from '@core/resource/resource'
import { toRow } from '@core/resource/row'
import { userNames } from '@core/users/user-names'
import { type Static, Type as t } from '@sinclair/typebox'
import { LogItem } from './log-item'

const values = nullable(t.Record(t.String(), t.Unknown()))

/** A line of the log as answered: who did what to which record, with the values before and after. */
export const logItemSchema = t.Object(
  {
    id: t.Integer(),
    created_at: t.String(),
    user_id: nullable(t.Integer()),
    user_fullname: nullable(t.String()),
    impersonator_name: nullable(
      t.String({ description: 'Who of the platform worked as this user; without one the platform itself' }),
    ),
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

const namesOf = userNames('user_id', 'user_fullname')

/** Lines of the log as answered; one query for the names, however many lines. */
export async function logAnswer(context: Context, found: readonly object[]): Promise<Static<typeof logItemSchema>[]> {
  const rows: OutgoingRow[] = found.map(line => {
    const { company_id, version, updated_at, impersonator_id, ...shown } = toRow(LogItem, line)
    return shown as OutgoingRow
  })
  await namesOf(rows, context)
  return rows as unknown as Static<typeof logItemSchema>[]
}
