import { Switch, useT } from '@core/ui'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'

/** Whether customers are mailed that there is a message or a new version for them. */
export default function NoticeSetting({ settings, change, locked }: SettingsDraft) {
  const t = useT('crm')
  return (
    <Setting title={t('customerNotices')} help={t('customerNoticesHelp')}>
      <Switch
        end
        checked={settings.customer_notices}
        disabled={locked}
        onChange={customer_notices => change({ customer_notices }, t('customerNotices'))}
      >
        {t('customerNoticesOn')}
      </Switch>
    </Setting>
  )
}
