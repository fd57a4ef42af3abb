import { invalid } from '@core/context/problem'
import { moduleSettings, type PrepareSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'

const time = (initial: string) => setting(t.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }), initial)

/** When a company works on incidents: the hours of each day, and the days of the week from Monday, 1. */
export const aftercareSettings = moduleSettings({
  aftercare_opens: time('08:00'),
  aftercare_closes: time('17:00'),
  aftercare_days: setting(
    t.Array(t.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
    [1, 2, 3, 4, 5],
  ),
})

/** A day of work ends after it begins. @throws Problem 422 */
export const checkHours: PrepareSettings = async (changes, _context, before) => {
  const { aftercare_opens, aftercare_closes } = { ...before, ...changes }
  if (String(aftercare_closes) <= String(aftercare_opens)) throw invalid('aftercare_closes', 'core.end_before_start')
  return {}
}
