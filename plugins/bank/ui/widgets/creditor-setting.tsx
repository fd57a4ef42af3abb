import { TextInput, useT } from '@core/ui'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'

/** What the bank gave the company to collect with. */
export default function CreditorSetting({ settings, change, locked }: SettingsDraft) {
  const t = useT('bank')
  return (
    <Setting title={t('creditorSetting')} help={t('creditorSettingHelp')}>
      <TextInput
        aria-label={t('creditorSetting')}
        value={settings.bank_creditor_id}
        disabled={locked}
        onChange={value => change({ bank_creditor_id: value ?? '' }, t('creditorSetting'))}
      />
    </Setting>
  )
}
