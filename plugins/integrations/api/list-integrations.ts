import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { checkUser, integrationRow, integrationsOf } from '../domain/integrations-of'

/** What the user is linked to (R-INTG-008). */
export const listIntegrations = call({
  method: 'GET',
  path: 'integrations',
  operationId: 'integrations.list',
  access: { role: 100 },
  summary: 'Services that the current user is linked to',
  response: t.Array(integrationRow),
  run: context => integrationsOf(context, signedIn(context).id),
})

/** The same of a colleague, for administrators. */
export const listIntegrationsForUser = call({
  method: 'GET',
  path: 'integrations/listforuser/:id',
  access: { role: 100 },
  summary: 'Services that a user is linked to; of others for role 5000 only',
  params: idParams,
  response: t.Array(integrationRow),
  async run(context, { params: { id } }) {
    await checkUser(context, id)
    return integrationsOf(context, id)
  },
})
