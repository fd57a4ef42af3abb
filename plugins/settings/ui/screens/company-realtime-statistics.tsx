import { Card, formatMoney, formatNumber, formatTime, Loaded, StatCard, useCall, useOwns, useT } from '@core/ui'
import { Funnel } from '../statistics/funnel'
import { StatisticsPage } from '../statistics/statistics-page'

const EVERY_MS = 60_000

/** Stages in the order of the work, with the statuses that stand in them and their colours. */
const STAGES = [
  [['unread', 'new'], 'stepLeads', 'var(--hue-slate)'],
  [['intake'], 'stepIntakes', 'var(--hue-amber)'],
  [['quotation'], 'stepQuotations', 'var(--hue-violet)'],
  [['confirmation'], 'stepConfirmations', 'var(--hue-blue)'],
  [['project'], 'stepProjects', 'var(--hue-green)'],
  [['invoice'], 'stepInvoices', 'var(--hue-magenta)'],
  [['aftercare'], 'stepAftercare', 'var(--hue-red)'],
] as const

/** How the company stands at this moment, looked at again every minute (SCR-071, G-RT). */
export default function CompanyRealtimeStatistics() {
  const t = useT('settings')
  const found = useCall('get', '/api/company/getrealtimestatistics', {}, { everyMs: EVERY_MS, keepPrevious: true })
  const owns = { quotations: useOwns('QUOTATION'), invoices: useOwns('INVOICE') }
  const euros = (amount: number) => formatMoney(amount, { cents: false })
  return (
    <StatisticsPage
      screen="now"
      filters={
        found.data && (
          <span className="vk-meta" role="status">
            {t('standsAt', { time: formatTime(found.data.generated_at) })}
          </span>
        )
      }
    >
      <Loaded query={found} what={t('theStatistics')}>
        {({ open_flows_by_status: flows, quotations_outstanding, invoices_outstanding, ...now }) => (
          <>
            <div className="settings-statistics-cards">
              <StatCard
                label={t('nowTasks')}
                value={formatNumber(now.open_tasks)}
                note={t('nowOverdue', { count: now.overdue_tasks })}
                theme={now.overdue_tasks ? 'warning' : 'primary'}
                to="/task_overview"
              />
              <StatCard
                label={t('nowMessages')}
                value={formatNumber(now.unanswered_messages)}
                theme={now.unanswered_messages ? 'warning' : 'primary'}
                to="/communicator"
              />
              {owns.quotations && (
                <StatCard
                  label={t('nowQuotations')}
                  value={formatNumber(quotations_outstanding.count)}
                  note={euros(quotations_outstanding.amount_exc)}
                  theme="purple"
                  to="/quotation_overview?status=sent"
                />
              )}
              {owns.invoices && (
                <StatCard
                  label={t('nowInvoices')}
                  value={formatNumber(invoices_outstanding.count)}
                  note={t('nowInvoicesNote', {
                    count: invoices_outstanding.overdue_count,
                    amount: euros(invoices_outstanding.amount_inc),
                  })}
                  theme={invoices_outstanding.overdue_count ? 'danger' : 'primary'}
                  to="/invoice_overview"
                />
              )}
            </div>
            <Card title={t('nowDossiers')} count={Object.values(flows).reduce((sum, count) => sum + count, 0)}>
              <Funnel
                steps={STAGES.map(([statuses, label, color]) => ({
                  label: t(label),
                  value: statuses.reduce((sum, status) => sum + (flows[status] ?? 0), 0),
                  color,
                }))}
              />
            </Card>
          </>
        )}
      </Loaded>
    </StatisticsPage>
  )
}
