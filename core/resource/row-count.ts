import { sharedEntity } from '@core/db/entity'
import { text } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'

/** Changes in the number of rows per company and table, summed for totals and folded together by the minute. */
export const RowCount = sharedEntity({
  name: 'row_count',
  lies: 'company',
  properties: {
    id: p.bigint('number').primary(),
    company_id: p.bigint('number'),
    table_name: text(64),
    n: p.bigint('number'),
  },
  indexes: [['company_id', 'table_name']],
})

declare module '@core/db/tables' {
  interface Tables {
    row_count: TableOf<typeof RowCount>
  }
}
