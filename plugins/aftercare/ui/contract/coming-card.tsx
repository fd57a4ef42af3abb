import { Card, Chart, currentLocale, EmptyState, formatMoney, Loaded, useCall, useT } from '@core/ui'
import { IconCalendarRepeat } from '@tabler/icons-react'

/** What contracts bring in the next twelve months: visits and amounts per month; of one contract, or of all. */
export function ComingCard({ id }: { id?: number }) {
  const t = useT('aftercare')
  const coming = useCall('get', '/api/maintenancecontract/coming', {
    params: { query: id === undefined ? {} : { id } },
  })
  return (
    <Card title={t('coming')}>
      <Loaded compact query={coming} what={t('coming')}>
        {visits => {
          if (!visits.length) return <EmptyState compact icon={IconCalendarRepeat} title={t('noComing')} />
          const months = monthsFrom(visits[0]?.date ?? '', 12)
          const of = (month: string) => visits.filter(({ date }) => date.startsWith(month))
          const amounts = months.map(month => of(month).reduce((sum, { amount_exc }) => sum + (amount_exc ?? 0), 0))
          return (
            <>
              <Chart
                title={t('comingVisits')}
                labels={months.map(monthLabel)}
                height={160}
                series={[{ label: t('comingVisits'), values: months.map(month => of(month).length), bars: true }]}
              />
              {amounts.some(amount => amount > 0) && (
                <Chart
                  title={t('comingAmount')}
                  labels={months.map(monthLabel)}
                  height={160}
                  format={value => formatMoney(value)}
                  series={[{ label: t('comingAmount'), values: amounts, bars: true, color: 'var(--hue-green)' }]}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

/** Months from that of a day on, `YYYY-MM`. */
function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, at) => new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7))
}

/** "mrt" of `2027-03`. */
const monthLabel = (month: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
