import { MonthCard, useCall, useT } from '@core/ui'

/** Quotations that went out this month. */
export default function SentFigure() {
  const t = useT('quotation')
  const { data, isError } = useCall('get', '/api/quotation/months')
  return (
    <MonthCard
      label={t('sentFigure')}
      theme="purple"
      of={data?.sent}
      failed={isError}
      show="count"
      to="/quotation_overview"
    />
  )
}
