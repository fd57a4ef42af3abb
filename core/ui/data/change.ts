import { formatNumber } from '../format/number.ts'
import type { StatCardProps } from './stat-card.tsx'

/** How a figure stands against the one before it, as `StatCard` shows it: a difference, or with `percent` a share. */
export function changeFrom(
  before: number,
  now: number,
  { percent = false }: { percent?: boolean } = {},
): Pick<StatCardProps, 'change' | 'good' | 'falling'> {
  const difference = percent ? (before > 0 ? Math.round((now / before - 1) * 100) : 0) : now - before
  if (difference === 0) return {}
  const falling = difference < 0
  const change = `${falling ? '' : '+'}${formatNumber(difference)}${percent ? ' %' : ''}`
  return falling ? { change, falling } : { change, good: true }
}
