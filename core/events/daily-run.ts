import { sharedEntity } from '@core/db/entity'
import { day, text } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'

/** The last day, by its own calendar, for which a company had a daily job planned. */
export const DailyRun = sharedEntity({
  name: 'daily_run',
  properties: {
    company_id: p.bigint('number').primary(),
    name: text(128).primary(),
    day: day(),
  },
})

declare module '@core/db/tables' {
  interface Tables {
    daily_run: TableOf<typeof DailyRun>
  }
}
