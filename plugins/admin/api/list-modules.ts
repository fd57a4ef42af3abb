import { call } from '@core/context/call'
import { modules } from '@core/context/modules'
import { namedModule, namedModuleSchema } from '@core/tenancy/module-rows'
import { Type as t } from '@sinclair/typebox'

/** Every module there is, with its name and the number by which companies are given it (S0 §3.3). */
export const listModules = call({
  method: 'GET',
  path: 'module',
  operationId: 'module.list',
  access: { module: 'ADMIN' },
  summary: 'All modules with their numbers and names',
  response: t.Array(namedModuleSchema),
  run: async context => context.all(modules).map(module => namedModule(context, module)),
})
