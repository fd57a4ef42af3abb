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
import '../companies/company-lines.css'
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
                <Link key={row.id} className="admin-newest" to={`/company_detail/${row.id}`}>
                  <CardRow>
                    <Avatar name={row.name} size={28} square />
                    <span className="vk-grow admin-company-lines">
                      <strong className="vk-clip">{row.name}</strong>
                      <span className="vk-meta vk-clip">{row.city}</span>
                    </span>
                    <Tag>{t('moduleCount', { count: row.modules.length })}</Tag>
                    <span className="vk-text-3 admin-newest-day">{formatDay(row.created_at)}</span>
                  </CardRow>
                </Link>
              ))}
            </Card>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
