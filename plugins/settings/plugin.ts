import { provide } from '@core/context/port'
import { definePlugin } from '@core/plugin/define-plugin'
import { settingsOfModules } from '@core/tenancy/module-settings'
import { companySettingsCalls } from './api/company-settings-calls'
import { customerBackgroundCalls } from './api/customer-background'
import { getCompanyLogo } from './api/get-company-logo'
import { listMailKinds } from './api/list-mail-kinds'
import { updateLogo } from './api/update-logo'
import { mailTemplates } from './contract'
import { mailTexts } from './domain/mail-texts'
import { MailTemplate } from './entities/mail-template'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { companySettings } from './resources/company-settings'
import { mailTemplateResource } from './resources/mail-templates'
import { seed } from './seed'

/** How a company looks and writes: profile, brand, mail texts. */
export default definePlugin({
  code: 'settings',
  module: 'SETTINGS',
  entities: [MailTemplate],
  migrations,
  resources: [companySettings, mailTemplateResource],
  calls: all => [
    updateLogo,
    getCompanyLogo,
    listMailKinds,
    ...customerBackgroundCalls,
    ...companySettingsCalls(all(settingsOfModules)),
  ],
  provides: [provide(mailTemplates, mailTexts)],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})
