import { type Translate, useList } from '@core/ui'
import type { SettingsEntry } from '@plugins/settings/contract/ui'

const useTypes = () => useList('/api/incidenttype', { fields: 'id', limit: 1 }).data?.total

/** What aftercare says of itself in the list of settings. */
export default (t: Translate): SettingsEntry[] => [
  {
    path: '/account/company_aftercaresettings',
    group: 'work',
    words: t('settingsWords'),
    useCount: useTypes,
  },
]
