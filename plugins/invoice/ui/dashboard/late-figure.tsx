import { formatMoney, Skeleton, StatCard, useCall, useT } from '@core/ui'

/** What customers should have paid by now (R-INV-006). */
export default function LateFigure() {
  const t = useT('invoice')
  const { data, isError } = useCall('get', '/api/invoice/ageing')
  const late = data?.late
  return (
    <StatCard
      label={t('latePaid')}
      theme="danger"
      value={late ? formatMoney(late.amount, { cents: false }) : isError ? '–' : <Skeleton width={90} />}
      note={late && t('countInvoices', { count: late.count })}
      to="/overdueinvoice_overview.html"
    />
  )
}
