import { type Answer, Button, Loaded, toast, useCall, useCurrentUser, useLeaveGuard, useSave, useT } from '@core/ui'
import { SaveBar } from '@core/ui/forms'
import { useState } from 'react'
import { everyKpi } from '../../contract/kpi-settings'
import { KpiCard } from './kpi-card'

export type Settings = NonNullable<Answer<'get', '/api/company/getcurrentcompany'>['companysettings']>

/** The three key figures that a company counts of its dossiers (R-SET-005, R-SET-011, G-KPI). */
export function KpiSettings() {
  const t = useT('crm')
  const company = useCall('get', '/api/company/getcurrentcompany')
  return (
    <Loaded query={company} what={t('theKpis')}>
      {({ companysettings }) => companysettings && <Kpis settings={companysettings} />}
    </Loaded>
  )
}

function Kpis({ settings }: { settings: Settings }) {
  const t = useT('crm')
  const { role } = useCurrentUser()
  const locked = role < 1000
  const [draft, setDraft] = useState<Partial<Settings>>({})
  const save = useSave('patch', '/api/companysettings/{id}', { refresh: ['/api/company', '/api/flow', '/api/user'] })
  const changed = Object.keys(draft).length
  useLeaveGuard(changed > 0)
  const store = () =>
    save.mutate({ params: { path: { id: settings.id } }, body: draft }, () => {
      setDraft({})
      toast(t('kpisSaved'))
    })
  return (
    <>
      <p className="vk-text-2 crm-kpi-intro">{t(locked ? 'kpisLocked' : 'kpisIntro')}</p>
      <div className="settings-cards">
        {everyKpi({ ...settings, ...draft }).map(kpi => (
          <KpiCard key={kpi.place} kpi={kpi} locked={locked} change={change => setDraft({ ...draft, ...change })} />
        ))}
      </div>
      {changed > 0 && (
        <SaveBar text={t('kpisUnsaved')}>
          <Button onClick={() => setDraft({})}>{t('kpiDiscard')}</Button>
          <Button variant="primary" busy={save.isPending} onClick={store}>
            {t('kpiSave')}
          </Button>
        </SaveBar>
      )}
    </>
  )
}
