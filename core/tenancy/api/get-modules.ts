import { call } from '@core/http/call'
import { Type as t } from '@sinclair/typebox'
import { MODULE_TAGS } from '../modules'

/** The modules the company owns (S0 §2.6). */
export const getModules = call({
  method: 'GET',
  path: 'company/getmodules',
  access: { module: 'SETTINGS' },
  summary: 'Modules the company owns',
  response: t.Array(t.Object({ tag: t.Union(MODULE_TAGS.map(tag => t.Literal(tag))) })),
  run: async context => MODULE_TAGS.filter(tag => context.company.modules.has(tag)).map(tag => ({ tag })),
})
