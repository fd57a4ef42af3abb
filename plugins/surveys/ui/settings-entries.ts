import { type Translate, useList } from '@core/ui'
import type { SettingsEntry } from '@plugins/settings/contract/ui'

const useForms = () => useList('/api/vertical', { fields: 'id', limit: 1 }).data?.total

/** What forms say of themselves in the list of settings. */
export default (t: Translate): SettingsEntry[] => [
  { path: '/vertical_overview', group: 'work', words: t('words_forms'), useCount: useForms },
]
