import {
  Avatar,
  Card,
  CardRow,
  dayAt,
  formatDay,
  Link,
  Loaded,
  Page,
  periodRange,
  StatCard,
  Tag,
  useList,
  useT,
} from '@core/ui'
import './dashboard-admin.css'

const SHOWN = 10

/** What platform staff land on: how many companies, how many since Monday, and the newest (R-DASH-007). */
export default function DashboardAdmin() {
  const t = useT('admin')
  const list = useList('/api/company', { sort: '-created_at', limit: 1000 })
  const monday = periodRange('thisWeek').from
  return (
    <Page title={t('dashboard')}>
      <Loaded query={list} what={t('theCompanies')}>
        {({ rows, total }) => (
          <div className="vk-stack">
            <div className="admin-stats">
              <StatCard label={t('companies')} value={String(total)} />
              <StatCard
                label={t('newThisWeek')}
                value={String(rows.filter(row => dayAt(row.created_at) >= monday).length)}
              />
              <StatCard label={t('users')} value={String(rows.reduce((sum, row) => sum + row.users, 0))} />
            </div>
            <Card
              title={t('newestCompanies')}
              actions={<Link to="/company_overview">{t('modulesPerCompany')}</Link>}
              flush
            >
              {rows.slice(0, SHOWN).map(row => (
                <CardRow key={row.id}>
                  <Avatar name={row.name} label square />
                  <span className="vk-grow vk-text-2">{row.city}</span>
                  <Tag>{t('moduleCount', { count: row.modules.length })}</Tag>
                  <span className="vk-text-3">{formatDay(row.created_at)}</span>
                </CardRow>
              ))}
            </Card>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
