import { todayParts } from '@core/ui/define/dashboard-slot.ts'
import { Slot } from '@core/ui/define/slot-view.tsx'
import { formatLongDay } from '@core/ui/format/date.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { Page } from '@core/ui/page/page.tsx'
import { Link } from 'react-router'
import { FirstStepsCard } from './first-steps-card.tsx'
import { FIGURES } from './usecase.ts'

/** The day on a phone: where to go, what waits and what is left to do. */
export function Today() {
  const t = useCoreT()
  return (
    <Page title={t('today')}>
      <p className="shell-today vk-text-2">{formatLongDay(new Date())}</p>
      <FirstStepsCard />
      <Slot of={todayParts} />
      <Link className="shell-today-more" to={`/dashboard?${FIGURES}=1`}>
        {t('dashboard')}
      </Link>
    </Page>
  )
}
