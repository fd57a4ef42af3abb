import { useCall, useT } from '@core/ui'
import { type Kpi, kpisOf } from '../../contract/kpi-settings'

/** A key figure as screens show it. */
export interface ShownKpi extends Kpi {
  readonly name: string
}

/** The key figures that the company counts of its dossiers, in its own words (G-KPI). */
export function useKpis(): ShownKpi[] {
  const t = useT('crm')
  const company = useCall('get', '/api/company/getcurrentcompany', undefined, { freshMs: 300_000 })
  const settings = company.data?.companysettings
  return settings ? kpisOf(settings).map(kpi => ({ ...kpi, name: kpi.label || t('kpi', { n: kpi.place || '1' }) })) : []
}
