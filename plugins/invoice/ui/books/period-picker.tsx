import { currentLocale, IconButton, SegmentedControl, today, useT } from '@core/ui'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type BooksPeriod, KINDS, periodAround, periodDays, shiftedPeriod } from './period'

type T = ReturnType<typeof useT<'invoice'>>

/** "3e kwartaal 2026", "juli 2026", "2026" */
export function periodText(t: T, period: BooksPeriod): string {
  const { kind, year, index } = period
  if (kind === 'year') return String(year)
  if (kind === 'quarter') return t('quarterName', { quarter: index, year })
  const month = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return month.format(new Date(`${periodDays(period).from}T00:00:00Z`))
}

interface PeriodPickerProps {
  period: BooksPeriod
  onChange: (period: BooksPeriod) => void
}

/** Walks through quarters, months or years. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const t = useT('invoice')
  const last = periodDays(period).to
  const now = today()
  const runs = last >= now
  return (
    <div className="invoice-period">
      <SegmentedControl
        label={t('periodKind')}
        value={period.kind}
        options={KINDS.map(kind => ({ value: kind, label: t(`period_${kind}`) }))}
        onChange={kind => onChange(periodAround(kind, runs ? now : last))}
      />
      <div className="invoice-period-walk">
        <IconButton
          icon={IconChevronLeft}
          label={t('earlierPeriod')}
          onClick={() => onChange(shiftedPeriod(period, -1))}
        />
        <strong aria-live="polite">{periodText(t, period)}</strong>
        <IconButton
          icon={IconChevronRight}
          label={t('laterPeriod')}
          disabled={runs}
          onClick={() => onChange(shiftedPeriod(period, 1))}
        />
      </div>
    </div>
  )
}
