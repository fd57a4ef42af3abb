import { MonthCard, useCall, useT } from '@core/ui'

/** What was invoiced this month. */
export default function TurnoverFigure() {
  const t = useT('invoice')
  const { data, isError } = useCall('get', '/api/invoice/months')
  return <MonthCard label={t('turnover')} of={data} failed={isError} show="amount" to="/invoice_overview" />
}
