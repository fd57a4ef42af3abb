import { useT } from '@core/ui'
import { Setting } from '@plugins/settings/contract/settings-page'
import { TextList } from '@plugins/settings/contract/text-list'
import type { SettingsDraft } from '@plugins/settings/contract/ui'

/** The lists of a company that dossiers are filled in from: lead sources and reasons to cancel (R-SET-001, R-SET-002). */
export default function ListSettings({ settings, change, locked }: SettingsDraft) {
  const t = useT('crm')
  return (
    <>
      <Setting title={t('leadSources')} help={t('leadSourcesHelp')}>
        <TextList
          label={t('newLeadSource')}
          value={settings.lead_sources}
          onChange={lead_sources => change({ lead_sources }, t('leadSources'))}
          locked={locked}
        />
      </Setting>
      <Setting title={t('cancelReasons')} help={t('cancelReasonsHelp')}>
        <TextList
          label={t('newCancelReason')}
          value={settings.cancel_reasons}
          onChange={cancel_reasons => change({ cancel_reasons }, t('cancelReasons'))}
          locked={locked}
        />
      </Setting>
    </>
  )
}
