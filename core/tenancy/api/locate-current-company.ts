import { locateCall } from '@core/places/located'
import { Company } from '../company'

/** The place of the company's own address. */
export const locateCurrentCompany = locateCall({
  path: 'company/currentcompany',
  access: { role: 100 },
  entity: Company,
  of: ({ company }) => ({ id: company.id }),
})
