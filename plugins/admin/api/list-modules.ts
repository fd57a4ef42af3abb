import { call } from '@core/context/call'
import { MODULE_TAGS } from '@core/context/modules'
import { moduleRows, moduleSchema } from '@core/tenancy/module-rows'
import { Type as t } from '@sinclair/typebox'

/** Every module there is, with the number by which companies are given it (S0 §3.3). */
export const listModules = call({
  method: 'GET',
  path: 'module',
  operationId: 'module.list',
  access: { module: 'ADMIN' },
  summary: 'All modules with their numbers',
  response: t.Array(moduleSchema),
  run: async () => moduleRows(MODULE_TAGS),
})
