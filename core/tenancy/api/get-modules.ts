import { call } from '@core/context/call'
import { modules } from '@core/context/modules'
import { trialsOf } from '@core/db/tenancy/owned-modules'
import { Type as t } from '@sinclair/typebox'
import { ownedModuleRows, ownedModuleSchema } from '../module-rows'

/** The modules the company owns, and until when it tries those it did not buy (S0 §2.6). */
export const getModules = call({
  method: 'GET',
  path: 'company/getmodules',
  access: { module: 'SETTINGS' },
  summary: 'Modules the company owns',
  response: t.Array(ownedModuleSchema),
  run: async context => ownedModuleRows(context.all(modules), context.company.modules, await trialsOf(context)),
})
