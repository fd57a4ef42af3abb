import { TextInput, useT } from '@core/ui'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'
import { useState } from 'react'

/** What the bank gave the company to collect with. */
export default function CreditorSetting({ settings, change, locked }: SettingsDraft) {
  const t = useT('bank')
  const [typed, type] = useState(settings.bank_creditor_id)
  return (
    <Setting title={t('creditorSetting')} help={t('creditorSettingHelp')}>
      <TextInput
        aria-label={t('creditorSetting')}
        value={typed}
        disabled={locked}
        onChange={value => type(value ?? '')}
        onBlur={() => {
          if (typed !== settings.bank_creditor_id) change({ bank_creditor_id: typed }, t('creditorSetting'))
        }}
      />
    </Setting>
  )
}
