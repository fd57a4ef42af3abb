import { Switch, type Translate, useT } from '@core/ui'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'

interface SigningSettingProps extends SettingsDraft {
  /** Code of a kind that customers approve; its texts are `signing`, `signingHelp` and `mustSign`. */
  kind: 'quotation' | 'confirmation'
}

/** Whether customers have to draw a signature to agree to documents of a kind (R-DOC-027). */
export function SigningSetting({ kind, settings, change, locked }: SigningSettingProps) {
  const t = useT(kind) as Translate<'signing' | 'signingHelp' | 'mustSign'>
  const field = `${kind}_approval_signature` as const
  return (
    <Setting title={t('signing')} help={t('signingHelp')}>
      <Switch
        end
        checked={settings[field]}
        disabled={locked}
        onChange={value => change({ [field]: value }, t('signing'))}
      >
        {t('mustSign')}
      </Switch>
    </Setting>
  )
}
