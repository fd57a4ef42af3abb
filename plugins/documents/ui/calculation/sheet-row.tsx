import { classes, formatNumber } from '@core/ui'
import type { ReactNode } from 'react'

/** A figure of a worksheet with what it is; one that rounding leaves open shows up to four decimals. */
export function SheetRow({
  label,
  meta,
  amount,
  strong,
}: {
  label: ReactNode
  meta?: ReactNode
  amount: number
  strong?: boolean
}) {
  return (
    <div className={classes(strong && 'documents-sum-strong')}>
      <dt>
        {label}
        {meta && <span className="vk-meta">{meta}</span>}
      </dt>
      <dd>{exactly(amount)}</dd>
    </div>
  )
}

/** Two decimals, and more where cents do not say it. */
export const exactly = (amount: number): string =>
  Math.round(amount * 100) / 100 === amount ? formatNumber(amount, 2) : formatNumber(amount, 4).replace(/0+$/, '')
