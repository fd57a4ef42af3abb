import { Button, Page, SegmentedControl, useCurrentUser, useNavigate, useT } from '@core/ui'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ExportStatistics } from './export-statistics'
import './statistics.css'

const SCREENS = {
  months: '/account/company_statistics',
  leads: '/account/company_lead_statistics',
  now: '/account/company_realtime_statistics',
} as const

interface StatisticsPageProps {
  screen: keyof typeof SCREENS
  /** What the figures are narrowed by. */
  filters?: ReactNode
  children: ReactNode
}

/** The frame of the three screens of statistics: which one, narrowed by what, and the way out to a file. */
export function StatisticsPage({ screen, filters, children }: StatisticsPageProps) {
  const t = useT('settings')
  const navigate = useNavigate()
  const { role } = useCurrentUser()
  const [exporting, setExporting] = useState(false)
  const names = { months: t('statisticsMonths'), leads: t('statisticsLeads'), now: t('statisticsNow') }
  return (
    <Page title={t('statistics')}>
      <div className="settings-statistics">
        <div className="vk-row vk-row-wrap">
          <SegmentedControl
            label={t('statistics')}
            value={screen}
            onChange={other => void navigate(SCREENS[other])}
            options={(['months', 'leads', 'now'] as const).map(value => ({ value, label: names[value] }))}
          />
          <span className="vk-grow" />
          {filters}
          {role >= 1000 && (
            <Button icon={IconDownload} onClick={() => setExporting(true)}>
              {t('statisticsExport')}
            </Button>
          )}
        </div>
        {children}
      </div>
      {exporting && <ExportStatistics onClose={() => setExporting(false)} />}
    </Page>
  )
}
