import { Button } from '@core/ui/buttons/button.tsx'
import { dashboardFigures, dashboardWidgets, todayParts } from '@core/ui/define/dashboard-slot.ts'
import { Slot, useSlot } from '@core/ui/define/slot-view.tsx'
import { EmptyState } from '@core/ui/feedback/empty-state.tsx'
import { SegmentedControl } from '@core/ui/fields/segmented-control.tsx'
import { hourNow } from '@core/ui/format/clock.ts'
import { formatLongDay } from '@core/ui/format/date.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { Page } from '@core/ui/page/page.tsx'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { useBelow } from '@core/ui/styles/use-below.ts'
import { IconCheck, IconLayoutGrid } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { DashboardWidgets } from './dashboard-widgets.tsx'
import { FirstStepsCard } from './first-steps-card.tsx'
import { QuickLinks } from './quick-links.tsx'
import { Today } from './today.tsx'
import './dashboard.css'

const usecases = ['standard', 'sales', 'project'] as const
type Usecase = (typeof usecases)[number]

/** The landing page: on a phone the day, elsewhere the widgets of what the company owns (R-ROUTE-015). */
export default function Dashboard() {
  const phone = useBelow(768)
  const [params] = useSearchParams()
  const parts = useSlot(todayParts)
  return phone && parts.length > 0 && !params.has('usecase') ? <Today /> : <Widgets />
}

function Widgets() {
  const t = useCoreT()
  const user = useCurrentUser()
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const usecase = usecaseOf(params.get('usecase'), pathname)
  const widgets = useSlot(dashboardWidgets, usecase)
  const [arranging, setArranging] = useState(false)
  return (
    <Page title={t('dashboard')}>
      <header className="shell-greeting">
        <h2>{t(greetingAt(hourNow()), { name: user.name })}</h2>
        <span className="vk-text-2">{formatLongDay(new Date())}</span>
        <span className="vk-grow" />
        {widgets.length > 1 && (
          <Button
            variant="minimal"
            size="small"
            icon={arranging ? IconCheck : IconLayoutGrid}
            aria-pressed={arranging}
            onClick={() => setArranging(!arranging)}
          >
            {t(arranging ? 'widgetsReady' : 'widgetsArrange')}
          </Button>
        )}
        {widgets.length > 0 && (
          <SegmentedControl
            label={t('dashboard')}
            value={usecase}
            onChange={next => setParams(next === 'standard' ? {} : { usecase: next })}
            options={[
              { value: 'standard', label: t('usecaseStandard') },
              { value: 'sales', label: t('usecaseSales') },
              { value: 'project', label: t('usecaseProject') },
            ]}
          />
        )}
      </header>
      <FirstStepsCard />
      <div className="shell-figures">
        <Slot of={dashboardFigures} view={usecase} usecase={usecase} />
      </div>
      {widgets.length === 0 ? (
        <EmptyState firstUse title={t('dashboardEmptyTitle')} text={t('dashboardEmptyText')}>
          <QuickLinks />
        </EmptyState>
      ) : (
        <DashboardWidgets usecase={usecase} widgets={widgets} arranging={arranging} />
      )}
    </Page>
  )
}

function usecaseOf(parameter: string | null, pathname: string): Usecase {
  if (usecases.includes(parameter as Usecase)) return parameter as Usecase
  if (pathname === '/dashboard_sales') return 'sales'
  return pathname === '/dashboard_project' ? 'project' : 'standard'
}

function greetingAt(hour: number): 'goodNight' | 'goodMorning' | 'goodAfternoon' | 'goodEvening' {
  if (hour < 6) return 'goodNight'
  if (hour < 12) return 'goodMorning'
  return hour < 18 ? 'goodAfternoon' : 'goodEvening'
}
