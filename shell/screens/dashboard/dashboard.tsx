import { Button } from '@core/ui/buttons/button.tsx'
import { todayParts } from '@core/ui/define/dashboard-slot.ts'
import { useSlot } from '@core/ui/define/slot-view.tsx'
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
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { ArrangeBar } from './arrange-bar.tsx'
import { FiguresRow } from './figures-row.tsx'
import { FirstStepsCard } from './first-steps-card.tsx'
import { Panels } from './panels.tsx'
import { QuickLinks } from './quick-links.tsx'
import { Today } from './today.tsx'
import { useArrangement } from './use-arrangement.ts'
import { FIGURES, usecaseOf, workOf } from './usecase.ts'
import './dashboard.css'

/** The landing page: on a phone the day, elsewhere the figures and panels of this user (R-ROUTE-015). */
export default function Dashboard() {
  const phone = useBelow(768)
  const [params] = useSearchParams()
  const parts = useSlot(todayParts)
  return phone && parts.length > 0 && !params.has(FIGURES) ? <Today /> : <Widgets />
}

function Widgets() {
  const t = useCoreT()
  const user = useCurrentUser()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const asked = params.get('usecase')
  const usecase = usecaseOf(pathname, asked)
  const work = workOf(usecase, asked)
  const dashboard = useArrangement(usecase)
  const { boxes, panels, fills, may } = dashboard
  const [arranging, setArranging] = useState(false)
  return (
    <Page title={t('dashboard')}>
      <header className="shell-greeting">
        <h2>{t(greetingAt(hourNow()), { name: user.name })}</h2>
        <span className="vk-text-2">{formatLongDay(new Date())}</span>
        <span className="vk-grow" />
        {fills.size > 0 && (
          <SegmentedControl
            label={t('dashboard')}
            value={usecase}
            onChange={next => navigate(addressOf(next, params.has(FIGURES)))}
            options={[
              { value: 'standard', label: t('usecaseStandard') },
              { value: 'sales', label: t('usecaseSales') },
              { value: 'project', label: t('usecaseProject') },
            ]}
          />
        )}
        {may && fills.size > 0 && (
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
      </header>
      <FirstStepsCard />
      {arranging && <ArrangeBar dashboard={dashboard} />}
      <FiguresRow dashboard={dashboard} usecase={usecase} arranging={arranging} />
      {panels.length === 0 && boxes.length === 0 ? (
        <EmptyState firstUse title={t('dashboardEmptyTitle')} text={t('dashboardEmptyText')}>
          <QuickLinks />
        </EmptyState>
      ) : (
        <Panels dashboard={dashboard} usecase={work} arranging={arranging} />
      )}
    </Page>
  )
}

function addressOf(usecase: string, figures: boolean): string {
  const params = new URLSearchParams({
    ...(figures && { [FIGURES]: '1' }),
    ...(usecase !== 'standard' && { usecase }),
  })
  return `/dashboard${params.size ? `?${params}` : ''}`
}

function greetingAt(hour: number): 'goodNight' | 'goodMorning' | 'goodAfternoon' | 'goodEvening' {
  if (hour < 6) return 'goodNight'
  if (hour < 12) return 'goodMorning'
  return hour < 18 ? 'goodAfternoon' : 'goodEvening'
}
