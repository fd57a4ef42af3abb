import { call } from '@core/context/call'
import { rowSchema } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { Company } from '../company'
import { ownCompany } from '../own-company'

/** How somebody from outside the company, such as a partner, reaches it. */
export const getContact = call({
  method: 'GET',
  path: 'company/getcontact',
  operationId: 'company.getcontact',
  access: { role: 100, partner: true },
  summary: 'Name, telephone and mail address of the company',
  response: t.Pick(t.Object(rowSchema(Company).properties), ['name', 'phone', 'email']),
  async run(context) {
    const { name, phone, email } = await ownCompany(context)
    return { name, phone, email }
  },
})
