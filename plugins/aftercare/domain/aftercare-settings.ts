import { invalid } from '@core/context/problem'
import { moduleSettings, type PrepareSettings, setting } from '@core/tenancy/module-settings'
import { Type as t } from '@sinclair/typebox'

/** When a company works on incidents: minutes of the day, and the days of the week from Monday, 1. */
export const aftercareSettings = moduleSettings({
  aftercare_opens: setting(t.Integer({ minimum: 0, maximum: 1380 }), 480),
  aftercare_closes: setting(t.Integer({ minimum: 60, maximum: 1440 }), 1020),
  aftercare_days: setting(
    t.Array(t.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
    [1, 2, 3, 4, 5],
  ),
})

/** A day of work ends after it begins. @throws Problem 422 */
export const checkHours: PrepareSettings = async (changes, _context, before) => {
  const { aftercare_opens, aftercare_closes } = { ...before, ...changes }
  if (Number(aftercare_closes) <= Number(aftercare_opens)) throw invalid('aftercare_closes', 'core.end_before_start')
  return {}
}
