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
  summary: 'Name, telephone, mail address and place of the company',
  response: t.Pick(t.Object(rowSchema(Company).properties), [
    ...(['name', 'phone', 'email', 'website', 'address', 'number', 'number_addition', 'postcode', 'city'] as const),
  ]),
  async run(context) {
    const { name, phone, email, website, ...place } = await ownCompany(context)
    const { address, number, number_addition, postcode, city } = place
    return { name, phone, email, website, address, number, number_addition, postcode, city }
  },
})
