import { call } from '@core/context/call'
import { modules } from '@core/context/modules'
import { nullable } from '@core/db/schema'
import { trialsOf } from '@core/db/tenancy/owned-modules'
import { Type as t } from '@sinclair/typebox'
import { namedModule, namedModuleSchema } from '../module-rows'

/** The modules a company can buy: what they are called and for, and which of them it owns or tries out (R-SET-017). */
export const getAllModules = call({
  method: 'GET',
  path: 'company/getallmodules',
  access: { role: 100 },
  summary: 'Modules a company can buy, with their names, and which of them it owns',
  response: t.Array(
    t.Composite([
      namedModuleSchema,
      t.Object({ owned: t.Boolean(), trial_until: nullable(t.String({ format: 'date-time' })) }),
    ]),
  ),
  async run(context) {
    const trials = await trialsOf(context)
    return context
      .all(modules)
      .map(module => ({ ...module, owned: context.company.modules.has(module.tag) }))
      .filter(({ platformOnly, owned }) => owned || !platformOnly)
      .map(({ owned, ...module }) => ({
        ...namedModule(context, module),
        owned,
        trial_until: (owned && trials.get(module.tag)) || null,
      }))
  },
})
