import { provide, register } from '@core/context/port'
import { definePlugin } from '@core/plugin/define-plugin'
import { deletionGuards } from '@core/resource/deletion-guards'
import { beginnings } from '@core/tenancy/beginnings'
import { settingsOfModules } from '@core/tenancy/module-settings'
import { companyPictures } from './api/company-pictures'
import { companySettingsCalls } from './api/company-settings-calls'
import { currentSettings } from './api/current-settings'
import { flowProfileCalls } from './api/flow-profile-calls'
import { getCompanyLogo } from './api/get-company-logo'
import { getContactTemplates } from './api/get-contact-templates'
import { listMailKinds } from './api/list-mail-kinds'
import { profilePictures } from './api/profile-pictures'
import { exportStatistics } from './api/statistics/export-statistics'
import { getCompanyStatistics } from './api/statistics/get-company-statistics'
import { getLeadStatistics } from './api/statistics/get-lead-statistics'
import { getRealtimeStatistics } from './api/statistics/get-realtime-statistics'
import { updateLogo } from './api/update-logo'
import { websiteCalls } from './api/website-calls'
import { flowProfiles, mailTemplates, noteTemplates } from './contract'
import { websiteLink, websites } from './contract/website'
import { FIRST_CONTACTS } from './domain/first-contacts'
import { flowProfiles as profilesOfFlows } from './domain/flow-profiles'
import { mailTexts } from './domain/mail-texts'
import { noteTexts } from './domain/note-texts'
import { profileSettings } from './domain/profile-settings'
import { readWebsites } from './domain/read-websites'
import { standardStays } from './domain/standard-stays'
import { ContactTemplate } from './entities/contact-template'
import { FlowProfile } from './entities/flow-profile'
import { MailTemplate } from './entities/mail-template'
import { MessageTemplate } from './entities/message-template'
import { Website } from './entities/website'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { companySettings } from './resources/company-settings'
import { flowProfileResource } from './resources/flow-profiles'
import { mailTemplateResource } from './resources/mail-templates'
import { contactTemplates, messageTemplates } from './resources/note-templates'
import { websiteCreated, websiteDeleted, websiteLinks, websiteResource } from './resources/websites'
import { seed } from './seed'

/** How a company looks and writes: profile, brand, mail texts. */
export default definePlugin({
  code: 'settings',
  module: 'SETTINGS',
  sells: { number: 4, order: 40 },
  entities: [MailTemplate, MessageTemplate, ContactTemplate, FlowProfile, Website],
  migrations,
  resources: [
    companySettings,
    mailTemplateResource,
    messageTemplates,
    contactTemplates,
    flowProfileResource,
    websiteResource,
  ],
  calls: all => [
    updateLogo,
    getCompanyLogo,
    listMailKinds,
    getContactTemplates,
    ...currentSettings,
    ...flowProfileCalls,
    ...profilePictures,
    ...companyPictures,
    ...websiteCalls,
    getCompanyStatistics,
    getLeadStatistics,
    getRealtimeStatistics,
    exportStatistics,
    ...companySettingsCalls(all(settingsOfModules)),
  ],
  links: [websiteLink],
  events: [websiteCreated, websiteDeleted],
  on: websiteLinks,
  provides: [
    provide(mailTemplates, mailTexts),
    provide(noteTemplates, noteTexts),
    provide(flowProfiles, profilesOfFlows),
    provide(websites, readWebsites),
  ],
  entries: [
    register(beginnings, { entity: ContactTemplate, rows: FIRST_CONTACTS }),
    register(beginnings, { entity: FlowProfile, rows: [{ name: 'Standaard' }] }),
    register(settingsOfModules, profileSettings),
    register(deletionGuards, standardStays),
  ],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})

declare module '@core/context/modules' {
  interface ModuleTags {
    SETTINGS: true
  }
}
