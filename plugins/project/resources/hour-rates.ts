import { invalid } from '@core/context/problem'
import { resource } from '@core/resource/resource'
import { HourRate } from '../entities/hour-rate'

/** What an hour of each colleague costs: for managers alone. */
export const hourRates = resource({
  entity: HourRate,
  module: 'PROJECT',
  role: 1000,
  sort: 'user_id',
  called: { by: 'user_id' },
  prepare({ rate }) {
    if (rate < 0 || rate > 10_000) throw invalid('rate', 'core.invalid_number')
  },
})
