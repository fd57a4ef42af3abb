import { tenantEntity } from '@core/db/entity'
import { text } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'

/** Running counters, one per company and series. */
export const NumberSeries = tenantEntity({
  name: 'number_series',
  properties: { series: text(64), last: p.integer().default(0) },
  uniques: [['series']],
})
