import { backgroundCalls } from '@core/files/background-calls'
import { CompanySettings } from '@core/tenancy/company-settings'

/** What stands above the pages of customers: a picture of the company's own, else a drawing (C-0485, C-0489, C-0493). */
export const customerBackgroundCalls = backgroundCalls({
  entity: CompanySettings,
  column: 'customer_background_key',
  name: 'customerbackground',
  where: 'above the customer pages',
  module: 'SETTINGS',
  role: 1000,
})
