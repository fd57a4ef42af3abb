import {
  type Answer,
  Card,
  Chart,
  changeFrom,
  formatMoney,
  formatNumber,
  Loaded,
  Select,
  StatCard,
  useCall,
  useSearchParams,
  useT,
} from '@core/ui'
import { amountText } from '../../contract/amount-text'
import { Funnel } from '../statistics/funnel'
import { monthName } from '../statistics/month-name'
import { StatisticsPage } from '../statistics/statistics-page'
import { averages, shareOf, yearsOf } from '../statistics/twelve-months'

type Statistics = Answer<'post', '/api/company/getcompanystatistics'>

/** Twelve months beside the twelve before them, and the month that begins them (C-24). */
const ASKED = 25
const DRAWN = 13

/** What came in, went out and was earned, month by month (SCR-070, R-STAT-002, R-STAT-003, R-STAT-004, R-STAT-009). */
export default function CompanyStatistics() {
  const t = useT('settings')
  const [address, setAddress] = useSearchParams()
  const number = (name: string) => Number(address.get(name)) || undefined
  const found = useCall(
    'post',
    '/api/company/getcompanystatistics',
    {
      body: {
        months: ASKED,
        until: address.get('until') ?? undefined,
        username: number('username'),
        flowprofile: number('flowprofile'),
        lead_source: address.get('lead_source') ?? undefined,
      },
    },
    { keepPrevious: true },
  )
  const choose = (name: string, value: string | number | null) =>
    setAddress(
      before => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, String(value))
        return next
      },
      { replace: true },
    )
  const choices = found.data
  const named = (rows: readonly { id: number; name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <StatisticsPage
      screen="months"
      filters={
        <>
          <Select
            className="settings-statistics-filter settings-statistics-month"
            aria-label={t('statisticsUntil')}
            value={address.get('until') ?? choices?.months[0] ?? null}
            options={(choices?.months ?? []).map(month => ({
              value: month,
              label: t('statisticsUntilMonth', { month: monthName(month) }),
            }))}
            onChange={month => choose('until', month === choices?.months[0] ? null : month)}
          />
          <Select
            className="settings-statistics-filter"
            aria-label={t('statisticsColleague')}
            value={number('username') ?? null}
            empty={t('allColleagues')}
            options={named(choices?.usernames)}
            onChange={id => choose('username', id)}
          />
          <Select
            className="settings-statistics-filter"
            aria-label={t('flowProfile')}
            value={number('flowprofile') ?? null}
            empty={t('allProfiles')}
            options={named(choices?.flowprofiles)}
            onChange={id => choose('flowprofile', id)}
          />
          <Select
            className="settings-statistics-filter"
            aria-label={t('field.website.lead_source')}
            value={address.get('lead_source')}
            empty={t('allLeadSources')}
            options={(choices?.lead_sources ?? []).map(source => ({ value: source, label: source }))}
            onChange={source => choose('lead_source', source)}
          />
        </>
      }
    >
      <Loaded query={found} what={t('theStatistics')}>
        {answer => <Months {...answer} />}
      </Loaded>
    </StatisticsPage>
  )
}

function Months({ statistics, figures, own }: Statistics) {
  const t = useT('settings')
  const drawn = statistics.slice(-DRAWN)
  const labels = drawn.map(({ month }) => monthName(month, 'short'))
  const valuesOf = (field: string) => drawn.map(month => Number(month[field as keyof typeof month] ?? 0))
  const seen = (field: string) => figures.includes(field)
  const year = (field: string) => yearsOf(statistics, field)
  const [revenue, worth, sent, approved, leads] = [
    year('revenue_exc'),
    year('quotation_amount_exc'),
    year('quotations_sent'),
    year('quotations_approved'),
    year('leads'),
  ]
  const order = (of: 'now' | 'before') => (approved[of] ? Math.round(worth[of] / approved[of]) : 0)
  const chance = (of: 'now' | 'before') => shareOf(approved[of], sent[of]) ?? 0
  const steps = (
    [
      ['leads', t('stepLeads'), 'var(--hue-slate)'],
      ['intakes_completed', t('stepIntakes'), 'var(--hue-amber)'],
      ['quotations_sent', t('stepQuotations'), 'var(--hue-violet)'],
      ['quotations_approved', t('stepApproved'), 'var(--hue-blue)'],
      ['projects_completed', t('stepProjects'), 'var(--hue-green)'],
      ['invoices_sent', t('stepInvoices'), 'var(--hue-magenta)'],
    ] as const
  )
    .filter(([field]) => seen(field))
    .map(([field, label, color]) => ({ label, color, value: year(field).now }))
  return (
    <>
      <div className="settings-statistics-cards">
        {seen('revenue_exc') && (
          <StatCard
            label={t('statRevenue')}
            value={formatMoney(revenue.now, { cents: false })}
            note={t('twelveMonths')}
            {...changeFrom(revenue.before, revenue.now, { percent: true })}
          />
        )}
        {seen('quotation_amount_exc') && (
          <StatCard
            label={t('statOrder')}
            value={formatMoney(order('now'), { cents: false })}
            note={t('twelveMonths')}
            {...changeFrom(order('before'), order('now'), { percent: true })}
          />
        )}
        {seen('quotations_sent') && (
          <StatCard
            label={t('statChance')}
            value={`${chance('now')} %`}
            note={t('statChanceNote', { approved: formatNumber(approved.now), sent: formatNumber(sent.now) })}
            {...(sent.before ? changeFrom(chance('before'), chance('now')) : {})}
          />
        )}
        {seen('leads') && (
          <StatCard
            label={t('statLeads')}
            value={formatNumber(leads.now)}
            note={t('twelveMonths')}
            {...changeFrom(leads.before, leads.now, { percent: true })}
          />
        )}
      </div>
      {own.length > 0 && (
        <div className="settings-statistics-cards settings-statistics-three">
          {own.map(({ key, name, unit, values }) => {
            const { now, before } = yearsOf(
              values.map(value => ({ value })),
              'value',
            )
            return (
              <StatCard
                key={key}
                label={name}
                value={amountText(now, unit)}
                note={t('twelveMonths')}
                {...changeFrom(before, now, { percent: true })}
              />
            )
          })}
        </div>
      )}
      <div className="settings-statistics-panels">
        {seen('revenue_exc') && (
          <Card>
            <Chart
              title={t('chartRevenue')}
              labels={labels}
              height={260}
              format={value => formatMoney(value, { cents: false })}
              series={[
                { label: t('statRevenue'), values: valuesOf('revenue_exc'), bars: true },
                {
                  label: t('chartAverage'),
                  values: averages(statistics, 'revenue_exc').slice(-DRAWN),
                  color: 'var(--text-3)',
                },
              ]}
            />
          </Card>
        )}
        <Card title={t('funnel')} actions={<span className="vk-meta">{t('twelveMonths')}</span>}>
          <Funnel
            steps={steps.map((step, at) => {
              const share = at === 0 ? null : shareOf(step.value, steps[0]?.value ?? 0)
              return { ...step, ...(share === null ? {} : { note: `${share} %` }) }
            })}
          />
        </Card>
      </div>
      <div className="settings-statistics-halves">
        {seen('quotations_sent') && (
          <Card>
            <Chart
              title={t('chartQuotations')}
              labels={labels}
              series={[
                { label: t('chartSent'), values: valuesOf('quotations_sent'), color: 'var(--hue-violet)' },
                { label: t('chartApproved'), values: valuesOf('quotations_approved'), color: 'var(--hue-green)' },
              ]}
            />
          </Card>
        )}
        {seen('leads') && (
          <Card>
            <Chart
              title={t('chartLeads')}
              labels={labels}
              series={[{ label: t('stepLeads'), values: valuesOf('leads'), color: 'var(--hue-slate)', bars: true }]}
            />
          </Card>
        )}
      </div>
    </>
  )
}
