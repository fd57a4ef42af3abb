import { type Translate, useCall } from '@core/ui'
import type { SettingsEntry } from '@plugins/settings/contract/ui'

const useCount = () => useCall('get', '/api/company/getcurrenteventtriggerrules').data?.length

/** What rules say of themselves in the list of settings. */
export default (t: Translate): SettingsEntry[] => [
  { path: '/account/company_eventtriggerrules', group: 'work', words: t('settingsWords'), useCount },
]
