import { Loaded, useList, useT } from '@core/ui'
import { ProfilesCard } from '@plugins/settings/contract/profiles-card'
import { SettingsPage } from '@plugins/settings/contract/settings-page'
import { PHASE_STAGES } from '../../contract/flow-status'
import { PhasesCard } from '../phases/phases-card'
import { ResetCards } from '../phases/reset-cards'
import '../phases/phases.css'

/** As many sub-statuses as a company will have. */
const ALL = 500

/** How a company works with dossiers: the sub-statuses of each stage (SCR-128). */
export default function FlowSettings() {
  const t = useT('crm')
  const phases = useList('/api/flowphase', { sort: 'order', limit: ALL })
  return (
    <SettingsPage title={t('flowPhases')} intro={t('flowPhasesIntro')}>
      <Loaded query={phases} what={t('thePhases')}>
        {({ rows }) => (
          <div className="settings-cards">
            <ProfilesCard />
            {PHASE_STAGES.map(stage => (
              <PhasesCard key={stage} stage={stage} phases={rows.filter(({ flowstage }) => flowstage === stage)} />
            ))}
          </div>
        )}
      </Loaded>
      <div className="settings-below-cards">
        <ResetCards />
      </div>
    </SettingsPage>
  )
}
