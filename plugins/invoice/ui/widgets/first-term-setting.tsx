import { Switch, useT } from '@core/ui'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'

/** Whether an approval makes the draft of the first payment term. */
export default function FirstTermSetting({ settings, change, locked }: SettingsDraft) {
  const t = useT('invoice')
  return (
    <Setting title={t('firstTerm')} help={t('firstTermHelp')}>
      <Switch
        end
        checked={settings.invoice_first_term}
        disabled={locked}
        onChange={invoice_first_term => change({ invoice_first_term }, t('firstTerm'))}
      >
        {t('firstTermOn')}
      </Switch>
    </Setting>
  )
}
