import { Loaded, stages, useList, useT } from '@core/ui'
import { PhasesCard } from '../flow-phases/phases-card'
import { SettingsPage } from '../settings-page'
import '../custom-fields/custom-fields.css'
import '../flow-phases/flow-phases.css'

/** As many sub-statuses as a company will have. */
const ALL = 500

/** How a company works with dossiers: the sub-statuses of each stage (SCR-128). */
export default function FlowSettings() {
  const t = useT('settings')
  const phases = useList('/api/flowphase', { sort: 'order', limit: ALL })
  return (
    <SettingsPage title={t('flowPhases')} intro={t('flowPhasesIntro')}>
      <Loaded query={phases} what={t('thePhases')}>
        {({ rows }) => (
          <div className="settings-cards">
            {([...stages, 'algemeen'] as const).map(stage => (
              <PhasesCard key={stage} stage={stage} phases={rows.filter(({ flowstage }) => flowstage === stage)} />
            ))}
          </div>
        )}
      </Loaded>
    </SettingsPage>
  )
}
