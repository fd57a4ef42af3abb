import { provide, register } from '@core/context/port'
import { definePlugin } from '@core/plugin/define-plugin'
import { beginnings } from '@core/tenancy/beginnings'
import { settingsOfModules } from '@core/tenancy/module-settings'
import { companySettingsCalls } from './api/company-settings-calls'
import { customerBackgroundCalls } from './api/customer-background'
import { getCompanyLogo } from './api/get-company-logo'
import { getContactTemplates } from './api/get-contact-templates'
import { listMailKinds } from './api/list-mail-kinds'
import { updateLogo } from './api/update-logo'
import { websiteCalls } from './api/website-calls'
import { mailTemplates, noteTemplates } from './contract'
import { websiteLink, websites } from './contract/website'
import { FIRST_CONTACTS } from './domain/first-contacts'
import { mailTexts } from './domain/mail-texts'
import { noteTexts } from './domain/note-texts'
import { readWebsites } from './domain/read-websites'
import { ContactTemplate } from './entities/contact-template'
import { MailTemplate } from './entities/mail-template'
import { MessageTemplate } from './entities/message-template'
import { Website } from './entities/website'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { companySettings } from './resources/company-settings'
import { mailTemplateResource } from './resources/mail-templates'
import { contactTemplates, messageTemplates } from './resources/note-templates'
import { websiteCreated, websiteDeleted, websiteLinks, websiteResource } from './resources/websites'
import { seed } from './seed'

/** How a company looks and writes: profile, brand, mail texts. */
export default definePlugin({
  code: 'settings',
  module: 'SETTINGS',
  entities: [MailTemplate, MessageTemplate, ContactTemplate, Website],
  migrations,
  resources: [companySettings, mailTemplateResource, messageTemplates, contactTemplates, websiteResource],
  calls: all => [
    updateLogo,
    getCompanyLogo,
    listMailKinds,
    getContactTemplates,
    ...customerBackgroundCalls,
    ...websiteCalls,
    ...companySettingsCalls(all(settingsOfModules)),
  ],
  links: [websiteLink],
  events: [websiteCreated, websiteDeleted],
  on: websiteLinks,
  provides: [provide(mailTemplates, mailTexts), provide(noteTemplates, noteTexts), provide(websites, readWebsites)],
  entries: [register(beginnings, { entity: ContactTemplate, rows: FIRST_CONTACTS })],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})
