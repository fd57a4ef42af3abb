import type { Answer } from '@core/ui/api/client.ts'
import { changeFrom } from '@core/ui/data/change.ts'
import { StatCard } from '@core/ui/data/stat-card.tsx'
import { Skeleton } from '@core/ui/feedback/skeleton.tsx'
import { formatMoney, formatNumber } from '@core/ui/format/number.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { useCall } from '@core/ui/query/use-call.ts'
import type { Statbox } from './arrangement.ts'
import { periodsOf } from './periods.ts'
import type { Usecase } from './usecase.ts'

export type Figures = Answer<'get', '/api/user/getdashboardstatistics'>

const path = '/api/user/getdashboardstatistics'

/**
 * The figures of all boxes: by one call those that the server knows to stand there, before this browser knows which that
 * are, and by another those that were put there meanwhile.
 */
export function useFigures(boxes: readonly Statbox[], usecase: Usecase, enabled: boolean) {
  const standing = useCall('get', path, { params: { query: { usecase } } }, { enabled })
  const known = standing.data ?? []
  const lacking = boxes.filter(box => periodsOf(box).some(period => !figureIn(known, box, period)))
  const widgets = [...new Set(lacking.map(box => [box.type, box.userType, ...periodsOf(box)].join('.')))].join(',')
  const more = useCall(
    'get',
    path,
    { params: { query: { widgets } } },
    { enabled: enabled && widgets !== '' && !standing.isPending },
  )
  return { figures: [...known, ...(more.data ?? [])], failed: standing.isError || more.isError }
}

const figureIn = (figures: Figures, { type, userType }: Statbox, period: Statbox['period1']) =>
  figures.find(figure => figure.type === type && figure.userType === userType && figure.period === period)

/** A figure of some period, against the one before it, with the year behind it and up to two periods more under it. */
export function StatboxCard({ box, figures, failed }: { box: Statbox; figures: Figures; failed: boolean }) {
  const t = useCoreT()
  const [main, ...more] = periodsOf(box).map(period => figureIn(figures, box, period))
  const period = t(`dash_${box.period1}`)
  const note = box.userType === 'own' ? t('dashOfMe', { period }) : period
  if (!main)
    return failed ? (
      <StatCard label={t('figure')} theme={box.theme} value="–" note={note} />
    ) : (
      <StatCard label={<Skeleton width={90} />} theme={box.theme} value={<Skeleton width={90} />} note={note} />
    )
  const isMoney = main.unit === 'money'
  const show = (value: number) => (isMoney ? formatMoney(value, { cents: false }) : formatNumber(value))
  const rest = more.flatMap(figure => (figure ? `${t(`dash_${figure.period}`)} ${show(figure.value)}` : []))
  return (
    <StatCard
      {...changeFrom(main.previous, main.value, { percent: isMoney })}
      label={main.label}
      theme={box.theme}
      value={show(main.value)}
      note={[note, ...rest].join(' · ')}
      trend={main.trend}
      to={main.address}
    />
  )
}
