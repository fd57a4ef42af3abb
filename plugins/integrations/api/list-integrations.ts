import { call } from '@core/context/call'
import { signedIn } from '@core/context/context'
import { idParams } from '@core/resource/schemas'
import { ADMINISTRATOR } from '@core/users/last-administrator'
import { Type as t } from '@sinclair/typebox'
import {
  checkUser,
  companyIntegrationRow,
  integrationRow,
  integrationsOf,
  integrationsOfCompany,
} from '../domain/integrations-of'

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

/** Those of everybody in the company (C-0412). */
export const listIntegrationsForCompany = call({
  method: 'GET',
  path: 'integrations/listforcompany/:id',
  access: { module: 'SETTINGS', role: ADMINISTRATOR },
  ofCompany: 'id',
  summary: 'Services that the users of a company are linked to; its kind tells which service it is',
  params: idParams,
  response: t.Array(companyIntegrationRow),
  run: integrationsOfCompany,
})
