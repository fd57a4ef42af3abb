import { Switch, useT } from '@core/ui'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'

/** Whether customers have to draw a signature to agree (R-DOC-027). */
export default function SigningSetting({ settings, change, locked }: SettingsDraft) {
  const t = useT('confirmation')
  return (
    <Setting title={t('signing')} help={t('signingHelp')}>
      <Switch
        end
        checked={settings.confirmation_approval_signature}
        disabled={locked}
        onChange={value => change({ confirmation_approval_signature: value })}
      >
        {t('mustSign')}
      </Switch>
    </Setting>
  )
}
