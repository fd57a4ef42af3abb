import { call } from '@core/context/call'
import { Type as t } from '@sinclair/typebox'
import { moduleRows, moduleSchema } from '../module-rows'

/** The modules the company owns (S0 §2.6). */
export const getModules = call({
  method: 'GET',
  path: 'company/getmodules',
  access: { module: 'SETTINGS' },
  summary: 'Modules the company owns',
  response: t.Array(moduleSchema),
  run: async context => moduleRows(context.company.modules),
})
