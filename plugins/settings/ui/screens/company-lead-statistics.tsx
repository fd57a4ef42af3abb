import {
  Card,
  Chart,
  formatDate,
  formatMoney,
  Loaded,
  Select,
  StatCard,
  useCall,
  useSearchParams,
  useT,
} from '@core/ui'
import { StatisticsPage } from '../statistics/statistics-page'

/** Weeks that are asked for unless told (R-STAT-001). */
const WEEKS = 14
const CHOICES = [4, WEEKS, 26, 52] as const

/** Leads week by week, and what is on its way (SCR-072, R-STAT-007). */
export default function CompanyLeadStatistics() {
  const t = useT('settings')
  const [address, setAddress] = useSearchParams()
  const asked = Number(address.get('weeks'))
  const weeks = CHOICES.find(choice => choice === asked) ?? WEEKS
  const found = useCall(
    'get',
    '/api/company/getleadstatistics/{weeks}',
    { params: { path: { weeks } } },
    { keepPrevious: true },
  )
  return (
    <StatisticsPage
      screen="leads"
      filters={
        <Select
          className="settings-statistics-filter"
          aria-label={t('statisticsWeeks')}
          value={weeks}
          options={CHOICES.map(value => ({ value, label: t('lastWeeks', { count: value }) }))}
          onChange={value => setAddress({ weeks: String(value ?? WEEKS) }, { replace: true })}
        />
      }
    >
      <Loaded query={found} what={t('theStatistics')}>
        {answer => {
          const labels = answer.statistics.map(({ weekdate }) => formatDate(weekdate).slice(0, 5))
          const worth = [
            [t('worthMonth'), answer.totalmonthlyrevenue, answer.weighedmonthlyrevenue],
            [t('worthYear'), answer.totalyearlyrevenue, answer.weighedyearlyrevenue],
            [t('worthAll'), answer.totalturnover, answer.weighedturnover],
          ] as const
          const euros = (amount: number) => formatMoney(amount, { cents: false })
          return (
            <>
              <div className="settings-statistics-cards settings-statistics-three">
                {worth.map(([label, total, weighed]) => (
                  <StatCard
                    key={label}
                    label={label}
                    value={euros(weighed)}
                    note={t('worthTotal', { amount: euros(total) })}
                  />
                ))}
              </div>
              <Card>
                <Chart
                  title={t('chartLeadsByWeek')}
                  labels={labels}
                  height={280}
                  series={[
                    {
                      label: t('stepLeads'),
                      values: answer.statistics.map(({ leads }) => leads),
                      color: 'var(--hue-slate)',
                      bars: true,
                    },
                    {
                      label: t('stepQuotations'),
                      values: answer.statistics.map(({ quotations_sent }) => quotations_sent),
                      color: 'var(--hue-violet)',
                    },
                    {
                      label: t('stepApproved'),
                      values: answer.statistics.map(({ quotations_approved }) => quotations_approved),
                      color: 'var(--hue-green)',
                    },
                  ]}
                />
              </Card>
            </>
          )
        }}
      </Loaded>
    </StatisticsPage>
  )
}
