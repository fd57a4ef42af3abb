import { type Answer, Button, Loaded, toast, useCall, useCurrentUser, useLeaveGuard, useSave, useT } from '@core/ui'
import { SaveBar, useDraft } from '@core/ui/forms'
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
  const save = useSave('patch', '/api/companysettings/{id}', { refresh: ['/api/company', '/api/flow', '/api/user'] })
  const { shown, changed, change, discard, store, busy } = useDraft<Settings>(settings, {
    send: (body, headers) => save.send({ params: { path: { id: settings.id } }, headers, body }),
    onSaved: () => toast(t('kpisSaved')),
  })
  useLeaveGuard(changed > 0)
  return (
    <>
      <p className="vk-text-2 crm-kpi-intro">{t(locked ? 'kpisLocked' : 'kpisIntro')}</p>
      <div className="settings-cards">
        {everyKpi(shown).map(kpi => (
          <KpiCard key={kpi.place} kpi={kpi} locked={locked} change={change} />
        ))}
      </div>
      {changed > 0 && (
        <SaveBar text={t('kpisUnsaved')}>
          <Button onClick={discard}>{t('kpiDiscard')}</Button>
          <Button variant="primary" busy={busy} onClick={store}>
            {t('kpiSave')}
          </Button>
        </SaveBar>
      )}
    </>
  )
}
