import type { Translate } from '@core/ui'
import type { SettingsEntry } from '@plugins/settings/contract/ui'

/** Where the page of links stands in the list of settings. */
export default (t: Translate): SettingsEntry[] => [
  { path: '/account/company_integrations', group: 'communication', words: t('words_links') },
]
