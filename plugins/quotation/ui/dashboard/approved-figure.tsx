import { MonthCard, useCall, useT } from '@core/ui'

/** Quotations that customers approved this month, and how many of what goes out are in a year. */
export default function ApprovedFigure() {
  const t = useT('quotation')
  const { data, isError } = useCall('get', '/api/quotation/months')
  const sent = totalOf(data?.sent.months)
  const percent = sent > 0 ? Math.round((totalOf(data?.approved.months) / sent) * 100) : null
  return (
    <MonthCard
      label={t('approvedFigure')}
      theme="success"
      of={data?.approved}
      failed={isError}
      show="count"
      note={percent === null ? undefined : t('succeeds', { percent })}
      to="/quotation_overview?status=approved"
    />
  )
}

const totalOf = (months: readonly { count: number }[] = []) => months.reduce((sum, { count }) => sum + count, 0)
