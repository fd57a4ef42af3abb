import { call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import { trialsOf } from '@core/db/tenancy/owned-modules'
import { Type as t } from '@sinclair/typebox'
import { moduleRows, moduleSchema } from '../module-rows'

/** The modules the company owns, and until when it tries those it did not buy (S0 §2.6). */
export const getModules = call({
  method: 'GET',
  path: 'company/getmodules',
  access: { module: 'SETTINGS' },
  summary: 'Modules the company owns',
  response: t.Array(
    t.Composite([moduleSchema, t.Object({ trial_until: nullable(t.String({ format: 'date-time' })) })]),
  ),
  async run(context) {
    const trials = await trialsOf(context)
    return moduleRows(context.company.modules).map(row => ({ ...row, trial_until: trials.get(row.tag) ?? null }))
  },
})
