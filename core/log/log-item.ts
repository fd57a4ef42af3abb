import { tenantEntity } from '@core/db/entity'
import { json, looseId, text } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { Type as t } from '@sinclair/typebox'

/** Who did what to which record, with the values before and after. */
export const LogItem = tenantEntity({
  name: 'log_item',
  appendOnly: true,
  properties: {
    /** No key guards it: what somebody did stays theirs, and nobody waits for a lock on the row of a busy user. */
    user_id: looseId().nullable(),
    /**
     * The administrator who worked as this user: of another company, so the name is kept as well. What the platform did
     * by itself has its name and no user.
     */
    impersonator_id: looseId().nullable(),
    impersonator_name: text().nullable(),
    customer_name: text().nullable(),
    flow_id: looseId().nullable(),
    loggable_type: text(64),
    loggable_id: looseId(),
    description: text(64),
    old_value: json(t.Record(t.String(), t.Unknown())).nullable(),
    new_value: json(t.Record(t.String(), t.Unknown())).nullable(),
  },
  indexes: [['loggable_type', 'loggable_id'], ['flow_id']],
})

declare module '@core/db/tables' {
  interface Tables {
    log_item: TableOf<typeof LogItem>
  }
}
