import { definePart } from '@core/plugin/part'
import { branding, brandingBackground, brandingLogo } from './api/branding'
import { getAllModules } from './api/get-all-modules'
import { getContact } from './api/get-contact'
import { getCurrentCompany } from './api/get-current-company'
import { getCurrentCompanyLogo } from './api/get-logo'
import { getModules } from './api/get-modules'
import { getSupport } from './api/get-support'
import { locateCurrentCompany } from './api/locate-current-company'
import { updateCurrentCompany } from './api/update-current-company'
import { Company } from './company'
import { CompanyModule } from './company-module'
import { CompanySettings } from './company-settings'
import { DirectoryEntry } from './directory-entry'
import { fitLogo } from './fit-logo'
import { settingsOfModules } from './module-settings'

/** Companies, what they own, and what is looked up before a company is known. */
export const tenancy = definePart({
  entities: [Company, CompanyModule, DirectoryEntry, CompanySettings],
  jobs: [fitLogo],
  publicCalls: [branding, brandingLogo, brandingBackground],
  calls: all => {
    const settings = all(settingsOfModules)
    return [
      getCurrentCompany(settings),
      updateCurrentCompany(settings),
      locateCurrentCompany,
      getCurrentCompanyLogo,
      getModules,
      getAllModules,
      getSupport,
      getContact,
    ]
  },
})
