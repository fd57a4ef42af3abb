import { MonthCard, useCall, useT } from '@core/ui'

/** Dossiers that came in this month. */
export default function LeadsFigure() {
  const t = useT('crm')
  const { data, isError } = useCall('get', '/api/flow/months')
  return <MonthCard label={t('newLeads')} theme="light" of={data} failed={isError} show="count" to="/flow_overview" />
}
