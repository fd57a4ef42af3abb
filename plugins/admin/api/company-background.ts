import { background, ownPictureCalls } from '@core/files/own-picture-calls'
import { Company } from '@core/tenancy/company'

/** What visitors of a company's host names see beside the sign-in form (G-BRAND). */
export const companyBackgroundCalls = ownPictureCalls({
  ...background,
  entity: Company,
  column: 'background_key',
  name: 'background',
  where: 'beside the sign-in form at the host names of a company',
  module: 'ADMIN',
  role: 5000,
})
