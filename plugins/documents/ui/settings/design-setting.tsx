import { RadioGroup, useT } from '@core/ui'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'
import { DESIGNS } from '../../contract/design'

/** The design of all documents of the company, but for those that chose their own. */
export default function DesignSetting({ settings, change, locked }: SettingsDraft) {
  const t = useT('documents')
  return (
    <Setting title={t('design')} help={t('designHelp')}>
      <RadioGroup
        label={t('design')}
        value={settings.document_design}
        options={DESIGNS.map(value => ({
          value,
          label: t(`design_${value}`),
          help: t(`design_${value}_help`),
          disabled: locked,
        }))}
        onChange={document_design => change({ document_design }, t('design'))}
      />
    </Setting>
  )
}
