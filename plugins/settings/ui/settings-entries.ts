import { type Translate, useList } from '@core/ui'
import type { SettingsEntry } from '../contract/ui'

const useUsers = () => useList('/api/user', { fields: 'id', limit: 1 }).data?.total
const useFields = () => useList('/api/customfield', { fields: 'id', limit: 1 }).data?.total
const useWebsites = () => useList('/api/website', { fields: 'id', limit: 1 }).data?.total

/** What the pages of this plugin say of themselves in the list of settings. */
export default (t: Translate): SettingsEntry[] => [
  { path: '/account/company_profile', group: 'company', words: t('words_profile') },
  { path: '/account/company_users', group: 'company', words: t('words_users'), useCount: useUsers },
  { path: '/account/company_modules', group: 'company', words: t('words_modules') },
  { path: '/account/custom_fields', group: 'company', words: t('words_customFields'), useCount: useFields },
  { path: '/account/company_websites', group: 'sales', words: t('words_websites'), useCount: useWebsites },
  { path: '/account/company_documentsettings', group: 'documents', words: t('words_documents') },
  { path: '/account/company_mergetags', group: 'documents', words: t('words_mergeTags') },
  { path: '/account/company_emailsettings', group: 'communication', words: t('words_mails') },
]
