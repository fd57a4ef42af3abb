import { call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'

/** Whom a company calls or mails when it wants more than it owns. */
export const getSupport = call({
  method: 'GET',
  path: 'company/getsupport',
  operationId: 'company.getsupport',
  access: { role: 100 },
  summary: 'Where to ask for more modules',
  response: t.Object({ email: nullable(t.String()), phone: nullable(t.String()) }),
  run: async context => context.config.support,
})
