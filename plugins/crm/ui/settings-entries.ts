import { type Translate, useList } from '@core/ui'
import type { SettingsEntry } from '@plugins/settings/contract/ui'

const useLocationTypes = () => useList('/api/locationtype', { fields: 'id', limit: 1 }).data?.total

/** What the settings of dossiers say of themselves in the list of settings. */
export default (t: Translate): SettingsEntry[] => [
  { path: '/account/company_flowprofiles', group: 'sales', words: t('words_flowPhases') },
  { path: '/account/location_types', group: 'sales', words: t('words_locationTypes'), useCount: useLocationTypes },
]
