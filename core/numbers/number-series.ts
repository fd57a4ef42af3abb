import { tenantEntity } from '@core/db/entity'
import { text } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'

/** Running counters, one per company and series. */
export const NumberSeries = tenantEntity({
  name: 'number_series',
  properties: { series: text(64), last: p.integer().default(0) },
  uniques: [['series']],
})

declare module '@core/db/tables' {
  interface Tables {
    number_series: TableOf<typeof NumberSeries>
  }
}
