import { Skeleton } from '../feedback/skeleton.tsx'
import { formatMoney, formatNumber } from '../format/number.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { changeFrom } from './change.ts'
import { StatCard, type StatCardProps } from './stat-card.tsx'

interface Together {
  count: number
  amount: number
}

interface MonthCardProps extends Pick<StatCardProps, 'label' | 'note' | 'theme' | 'to'> {
  /** What a call answers with `sumsPerMonth`; nothing while it is on its way. */
  of: { months: readonly Together[]; before: Together } | undefined
  failed: boolean
  show: keyof Together
}

/** A figure of this month, against as much of the month before, with the year behind it. */
export function MonthCard({ of, failed, show, note, ...rest }: MonthCardProps) {
  const t = useCoreT()
  if (failed) return <StatCard {...rest} value="–" />
  if (!of) return <StatCard {...rest} value={<Skeleton width={90} />} note={<Skeleton width={60} />} />
  const trend = of.months.map(month => month[show])
  const now = trend.at(-1) ?? 0
  return (
    <StatCard
      {...rest}
      {...changeFrom(of.before[show], now, { percent: show === 'amount' })}
      value={show === 'amount' ? formatMoney(now, { cents: false }) : formatNumber(now)}
      note={note ?? t('thisMonth')}
      trend={trend}
    />
  )
}
