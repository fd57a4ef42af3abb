import { Loaded, Tabs, useList, useSearchParams, useT } from '@core/ui'
import { ProfilesCard } from '@plugins/settings/contract/profiles-card'
import { SettingsPage } from '@plugins/settings/contract/settings-page'
import { PHASE_STAGES } from '../../contract/flow-status'
import { KpiSettings } from '../kpis/kpi-settings'
import { PhasesCard } from '../phases/phases-card'
import { ResetCards } from '../phases/reset-cards'
import '../kpis/kpis.css'
import '../phases/phases.css'

/** As many sub-statuses as a company will have. */
const ALL = 500

/** How a company works with dossiers: profiles and sub-statuses, and what it counts of them (SCR-128, G-SET-01). */
export default function FlowSettings() {
  const t = useT('crm')
  const [address, setAddress] = useSearchParams()
  const active = address.get('tab') === 'kpi' ? 'kpi' : 'phases'
  return (
    <SettingsPage title={t('flowPhases')} intro={t('flowPhasesIntro')}>
      <Tabs
        className="crm-settings-tabs"
        label={t('flowPhases')}
        tabs={[
          { key: 'phases', title: t('phasesTab') },
          { key: 'kpi', title: t('kpis') },
        ]}
        active={active}
        onChange={tab => setAddress(tab === 'kpi' ? { tab } : {}, { replace: true })}
      >
        {active === 'kpi' ? <KpiSettings /> : <Phases />}
      </Tabs>
    </SettingsPage>
  )
}

function Phases() {
  const t = useT('crm')
  const phases = useList('/api/flowphase', { sort: 'order', limit: ALL })
  return (
    <>
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
    </>
  )
}
